import { StudioElement } from '@/components/elements/studio-element';
import type { ReactIsland } from '@/components/islands/react-island';
import { idle } from '@/components/islands/when';
import { mayHaveDraft } from './browser-storage';

/** A draft that waits for its form is somebody's input already: it comes back without another. */
class WaitingDraft extends StudioElement {
  protected async connected(): Promise<void> {
    await idle();
    if (!mayHaveDraft(this.dataset.draft ?? '')) return;
    for (const island of document.querySelectorAll<ReactIsland>('react-island')) void island.hydrate();
  }
}
customElements.define('studio-waiting-draft', WaitingDraft);
