import type { ComponentType } from 'react';
import { isUnderNext, tryTwice } from './load';
import { moments, type When } from './when';

declare global {
  interface Document {
    /** The fields that were changed before hydration: browsers restore others by themselves. */
    typed?: ReadonlySet<EventTarget | null>;
  }
}

/** The modules of islands by name. Each exports its component alone. */
export type Islands = Readonly<Record<string, () => Promise<Readonly<Record<string, ComponentType<never>>>>>>;

const typed = new Set<EventTarget | null>();
document.typed = typed;
for (const type of ['input', 'drop']) addEventListener(type, ({ target }) => typed.add(target), true);

/** What of an island waits for hydration, where clicks are held; a choice shows by itself. */
const held = 'button';

/** Chromium says whether the visitor saves data. */
type Line = Readonly<{ connection?: Readonly<{ saveData?: boolean }> }>;

/** Fetches files and runs none of them. The browser caches only what was read to its end. */
function fetchAhead(files: readonly string[]): void {
  if ((navigator as Navigator & Line).connection?.saveData) return;
  for (const file of files)
    fetch(file).then(
      (answer) => answer.arrayBuffer(),
      () => undefined,
    );
}

/** Hydrates the component that the server rendered inside it. `next dev` hydrates the whole page itself. */
export class ReactIsland extends HTMLElement {
  static islands: Islands = {};
  #hydrating: Promise<void> | undefined;
  /** In the order of the last clicks. */
  readonly #clicked = new Set<HTMLElement>();

  connectedCallback(): void {
    if (isUnderNext || this.#hydrating) return;
    const { ahead, holds, when } = this.dataset;
    if (holds !== undefined) this.addEventListener('click', this.#hold, true);
    if (ahead) void moments.idle().then(() => fetchAhead(ahead.split(' ')));
    void moments[when as When]().then(() => this.hydrate());
  }

  /** Runs at the island's moment, or earlier where something calls it. A failure leaves the HTML as it is. */
  hydrate(): Promise<void> {
    this.#hydrating ??= this.#start().catch((error) => {
      this.#hydrating = undefined;
      // from now on the page's own form and links work, and rules show what waited for script
      this.removeEventListener('click', this.#hold, true);
      this.dataset.failed = '';
      for (const element of this.#clicked) element.ariaBusy = null;
      this.#clicked.clear();
      console.warn(error);
    });
    return this.#hydrating;
  }

  async #start(): Promise<void> {
    const ask = ReactIsland.islands[this.dataset.name ?? ''];
    if (!ask) throw new Error(`components/browser.ts names no island ${this.dataset.name}.`);
    const [module, { hydrate }] = await Promise.all([tryTwice(ask), tryTwice(() => import('./hydrate'))]);
    await hydrate(this, Object.values(module)[0] as ComponentType<object>);
    this.removeEventListener('click', this.#hold, true);
    delete this.dataset.failed;
    this.dataset.hydrated = '';
    for (const element of this.#clicked) {
      element.ariaBusy = null;
      // WebKit focuses no button that is clicked, and forms begin at the focus
      element.focus({ preventScroll: true });
      // it may have been removed meanwhile
      if (element.isConnected) element.click();
    }
    this.#clicked.clear();
  }

  readonly #hold = (event: MouseEvent): void => {
    const target = (event.target as Element).closest<HTMLElement>(held);
    if (!target) return;
    event.preventDefault();
    event.stopPropagation();
    this.#clicked.delete(target);
    this.#clicked.add(target);
    target.ariaBusy = 'true';
    void this.hydrate();
  };
}
