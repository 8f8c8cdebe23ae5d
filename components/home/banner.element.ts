import { StudioElement } from '@/components/elements/studio-element';
import { stripOn } from '@/components/ui/rail/strip';

/** Pauses the pictures of the tiles, and moves the strip that they are in below 992 px. */
class Banner extends StudioElement {
  protected connected(signal: AbortSignal): void {
    const tiles = this.querySelector('[data-at]') as HTMLElement;
    const steps = [...this.querySelectorAll<HTMLButtonElement>('[data-step]')];
    const pause = this.querySelector('[data-pauses]') as HTMLElement;
    const last = tiles.querySelectorAll('a').length - 1;

    const show = (at: number) => {
      tiles.dataset.at = String(at);
      const focused = document.activeElement;
      for (const step of steps) step.disabled = at === (step.dataset.step === '1' ? last : 0);
      // a button that becomes disabled loses the focus, so its neighbour gets it
      if (steps.some((step) => step === focused && step.disabled)) steps.find((step) => !step.disabled)?.focus();
    };
    const strip = stripOn(tiles, show);
    signal.addEventListener('abort', strip.stop);
    for (const step of steps)
      step.addEventListener('click', () => strip.go(Number(tiles.dataset.at) + Number(step.dataset.step)), { signal });
    pause.addEventListener(
      'click',
      () => {
        tiles.toggleAttribute('data-paused');
        for (const face of pause.children) face.toggleAttribute('hidden');
      },
      { signal },
    );
  }
}
customElements.define('studio-banner', Banner);
