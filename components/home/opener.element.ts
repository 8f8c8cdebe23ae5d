import { StudioElement } from '@/components/elements/studio-element';
import { load } from '@/components/islands/load';
import { hasModifier } from '@/components/ui/browser';
import type { ModalContent, ModalRoot } from './form-modal';

export type OpenerContent = Omit<ModalContent, 'dataLine' | 'place'>;

const fetchModal = () => load(() => import('./form-modal'));

class Opener extends StudioElement {
  #root: ModalRoot | undefined;

  protected connected(signal: AbortSignal): void {
    const link = this.querySelector('a') as HTMLAnchorElement;
    link.role = 'button';
    link.ariaHasPopup = 'dialog';
    link.addEventListener('click', (event) => void this.#answer(event, link, signal), { signal });
    link.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== ' ') return;
        event.preventDefault();
        link.click();
      },
      { signal },
    );
    for (const approach of ['pointerenter', 'focus'])
      link.addEventListener(approach, () => fetchModal().catch(() => undefined), { signal });
    signal.addEventListener('abort', () => this.#root?.end());
    if (this.hasAttribute('data-wishes') && new URLSearchParams(location.search).has('wish')) link.click();
  }

  async #answer(event: MouseEvent, link: HTMLAnchorElement, signal: AbortSignal): Promise<void> {
    if (hasModifier(event)) return;
    event.preventDefault();
    const offline = this.querySelector('[data-offline]') as HTMLElement;
    link.ariaBusy = 'true';
    offline.hidden = true;
    try {
      const { rootOfModal } = await fetchModal();
      if (signal.aborted) return;
      const content: OpenerContent = JSON.parse(this.dataset.form ?? '');
      const dataLine = this.querySelector('[data-late]')?.innerHTML ?? '';
      this.#root ??= rootOfModal({ ...content, dataLine, place: this });
      // not every browser gives a pressed link the focus, and the page's own fragment takes it away; it has to return here
      link.focus();
      this.#root.open();
    } catch {
      // without a network, leaving the page would lose what was typed elsewhere on it
      if (navigator.onLine) location.assign(link.href);
      else offline.hidden = false;
    }
    link.ariaBusy = null;
  }
}
customElements.define('studio-opener', Opener);
