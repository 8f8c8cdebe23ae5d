import { StudioElement } from '@/components/elements/studio-element';

const addressOfPage = () => location.origin + location.pathname;

/** Copies its text, or else the page's address, and says so. Where that is not allowed, shows it, to be copied by hand. */
class Copy extends StudioElement {
  protected connected(signal: AbortSignal): void {
    const status = this.querySelector('[aria-live]') as HTMLElement;
    const say = (text: string) => {
      status.textContent = text;
    };
    const copy = () => {
      const text = this.dataset.text ?? addressOfPage();
      return navigator.clipboard
        ? navigator.clipboard.writeText(text).then(
            () => say(this.dataset.copied ?? ''),
            () => say(text),
          )
        : say(text);
    };
    this.addEventListener('click', () => void copy(), { signal });
  }
}
customElements.define('studio-copy', Copy);
