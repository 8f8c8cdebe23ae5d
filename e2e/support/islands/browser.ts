// What the story of the islands moves: two components, and an element with a part that comes later.
import { StudioElement } from '@/components/elements/studio-element';
import { load } from '@/components/islands/load';
import { ReactIsland } from '@/components/islands/react-island';

/** Fetches a part when its button is pressed, and says what came of it. */
class Asker extends StudioElement {
  protected connected(signal: AbortSignal): void {
    const ask = () =>
      load(() => import('./answer')).then(
        ({ answer }) => this.append(answer()),
        () => this.append('nothing'),
      );
    this.addEventListener('click', ask, { signal });
  }
}
customElements.define('studio-asker', Asker);

ReactIsland.islands = {
  message: () => import('./message.island'),
  counter: () => import('./counter.island'),
};
customElements.define('react-island', ReactIsland);
