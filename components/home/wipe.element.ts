import { StudioElement } from '@/components/elements/studio-element';

/** The edge between the two stages follows the range: the style sheet draws it at `--at` per cent. */
class Wipe extends StudioElement {
  protected connected(signal: AbortSignal): void {
    const range = this.querySelector('input[type=range]') as HTMLInputElement;
    const show = () => this.style.setProperty('--at', range.value);
    range.addEventListener('input', show, { signal });
    // the browser may have restored the range
    show();
  }
}
customElements.define('studio-wipe', Wipe);
