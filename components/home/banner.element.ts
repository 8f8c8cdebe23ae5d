import { StudioElement } from '@/components/elements/studio-element';
import { idle } from '@/components/islands/when';
import { stripOn } from '@/components/ui/rail/strip';
import { keepSwapping } from './swap';

/** HOME-4: how long the next picture takes to fade in. */
const fadeMs = 300;

const runs = '(width >= 992px) and (prefers-reduced-motion: no-preference)';

/** Paused, unseen, under the pointer or with the focus. */
const isHeld = (tile: Element): boolean =>
  document.hidden ||
  !matchMedia(runs).matches ||
  tile.getBoundingClientRect().bottom < 0 ||
  tile.matches('[data-paused] *, :hover, :focus');

function swapPictures(tile: HTMLElement, signal: AbortSignal): void {
  const canvas = tile.firstElementChild as HTMLElement;
  const late = tile.querySelector('[data-late]');
  const others = late instanceof HTMLTemplateElement ? late.content : late;
  const layers = [...canvas.children, ...(others?.children ?? [])];
  const show = async (next: number) => {
    const layer = layers[next] as HTMLElement;
    // the style sheet hides all layers but the first
    canvas.append(layer);
    const comes = await (layer.querySelector('img') as HTMLImageElement).decode().then(
      () => !isHeld(tile),
      () => false,
    );
    if (comes) {
      const fade = layer.animate({ opacity: [0, 1] }, { duration: fadeMs, fill: 'forwards' });
      // by the clock of the turns, so that a fade never meets the next one
      setTimeout(() => {
        canvas.firstElementChild?.remove();
        fade.cancel();
      }, fadeMs);
    } else layer.remove();
    return comes;
  };
  if (layers.length > 1) keepSwapping({ count: layers.length, from: 0, isHeld: () => isHeld(tile), show, signal });
}

function passLight(tiles: readonly HTMLElement[], signal: AbortSignal): void {
  const show = async (next: number) => {
    for (const [at, tile] of tiles.entries()) tile.toggleAttribute('data-lit', at === next);
    return true;
  };
  const from = tiles.findIndex(({ dataset }) => dataset.lit === '');
  keepSwapping({ count: tiles.length, from, isHeld: () => tiles.some(isHeld), show, signal });
}

/** Swaps the pictures of the tiles and pauses that (HOME-4 to 6), and moves the strip that they are in below 992 px. */
class Banner extends StudioElement {
  protected connected(signal: AbortSignal): void {
    const strip = this.querySelector('[data-at]') as HTMLElement;
    const tiles = [...strip.querySelectorAll('a')];
    const steps = [...this.querySelectorAll<HTMLButtonElement>('[data-step]')];
    const pause = this.querySelector('[data-pauses]') as HTMLElement;

    const show = (at: number) => {
      strip.dataset.at = String(at);
      const focused = document.activeElement;
      for (const step of steps) step.disabled = at === (step.dataset.step === '1' ? tiles.length - 1 : 0);
      // a button that becomes disabled loses the focus, so its neighbour gets it
      if (steps.some((step) => step === focused && step.disabled)) steps.find((step) => !step.disabled)?.focus();
    };
    const go = stripOn(strip, show, signal);
    for (const step of steps)
      step.addEventListener('click', () => go(Number(strip.dataset.at) + Number(step.dataset.step)), { signal });
    const turn = () => {
      strip.toggleAttribute('data-paused');
      for (const face of pause.children) face.toggleAttribute('hidden');
    };
    pause.addEventListener('click', turn, { signal });
    void idle().then(() => {
      for (const tile of tiles) swapPictures(tile, signal);
      passLight(tiles, signal);
    });
  }
}
customElements.define('studio-banner', Banner);
