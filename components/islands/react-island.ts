import type { ComponentType } from 'react';
import { isUnderNext } from './load';
import { firstInput, idle, savesData } from './when';

export type Islands = Readonly<Record<string, () => Promise<Readonly<Record<string, ComponentType<never>>>>>>;

/** Fetches files and runs none of them. The browser caches only what was read to its end. */
async function fetchAhead(files: readonly string[]): Promise<void> {
  await idle();
  if (savesData()) return;
  for (const file of files)
    fetch(file)
      .then((answer) => answer.arrayBuffer())
      .catch(() => undefined);
}

/** Hydrates the component that the server rendered inside it. `next dev` hydrates the whole page itself. */
export class ReactIsland extends HTMLElement {
  static islands: Islands = {};
  #hydrating: Promise<void> | undefined;
  readonly #clicked = new Set<HTMLButtonElement>();

  connectedCallback(): void {
    if (isUnderNext || this.#hydrating) return;
    const { ahead, holds } = this.dataset;
    if (holds !== undefined) this.addEventListener('click', this.#hold, true);
    if (ahead) void fetchAhead(ahead.split(' '));
    void firstInput().then(() => this.hydrate());
  }

  /** Runs at the first input, or earlier where something calls it. A failure leaves the HTML as it is. */
  async hydrate(): Promise<void> {
    if (isUnderNext) return;
    this.#hydrating ??= this.#start().then(
      () => this.#settle('hydrated'),
      (error) => {
        console.warn(error);
        this.#hydrating = undefined;
        this.#settle('failed');
      },
    );
    return this.#hydrating;
  }

  async #start(): Promise<void> {
    const ask = ReactIsland.islands[this.dataset.name ?? ''];
    if (!ask) throw new Error(`components/browser.ts names no island ${this.dataset.name}.`);
    const [module, { hydrate }] = await Promise.all([ask(), import('./hydrate')]);
    await hydrate(this, Object.values(module)[0] as ComponentType<object>);
  }

  #settle(outcome: 'hydrated' | 'failed'): void {
    this.removeEventListener('click', this.#hold, true);
    delete this.dataset.failed;
    this.dataset[outcome] = '';
    for (const button of this.#clicked) {
      button.ariaBusy = null;
      if (outcome === 'failed') continue;
      // where React rendered the form anew, another button sends it
      const there = button.isConnected ? button : this.#successorOf(button);
      // WebKit focuses no button that is clicked, and forms begin at the focus
      there?.focus({ preventScroll: true });
      there?.click();
    }
    this.#clicked.clear();
  }

  /** The button of that id, or what sends the form now; any other may be gone for good. */
  #successorOf({ id, type }: HTMLButtonElement): HTMLElement | null {
    return id ? document.getElementById(id) : type === 'submit' ? this.querySelector('[type=submit]') : null;
  }

  readonly #hold = (event: MouseEvent): void => {
    const button = (event.target as Element).closest('button');
    if (!button) return;
    event.preventDefault();
    event.stopPropagation();
    button.ariaBusy = 'true';
    // the last click comes last
    this.#clicked.delete(button);
    this.#clicked.add(button);
    void this.hydrate();
  };
}
