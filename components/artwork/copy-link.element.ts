import { StudioElement } from '@/components/elements/studio-element';

const addressOfPage = () => location.origin + location.pathname;

class CopyLink extends StudioElement {
  protected connected(signal: AbortSignal): void {
    const status = this.querySelector('[aria-live]') as HTMLElement;
    const say = (text: string) => {
      status.textContent = text;
    };
    const copy = () =>
      navigator.clipboard
        ? navigator.clipboard.writeText(addressOfPage()).then(
            () => say(this.dataset.copied ?? ''),
            () => say(addressOfPage()),
          )
        : say(addressOfPage());
    this.addEventListener('click', () => void copy(), { signal });
  }
}
customElements.define('studio-copy-link', CopyLink);
