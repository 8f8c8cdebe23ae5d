import { StudioElement } from '@/components/elements/studio-element';
import type { ReactIsland } from '@/components/islands/react-island';
import { idle } from '@/components/islands/when';
import { draftMs } from '@/domain/limits';
import type { Locale, Localized } from '@/i18n/locales';
import { deviceStorage, draftMark, mayHaveDraft, tabStorage } from './browser-storage';

type Begun = Readonly<{ at: number; type: string; item: number | null; title: Localized | null }>;

export type Told = Readonly<{
  locale: Locale;
  /** By type of order: what it is called, and where its form is. */
  orders: Readonly<Record<string, Readonly<{ name: string; path: string }>>>;
  /** A title in the quotes of the language, as `{title}`. */
  quoted: string;
}>;

const orderMark = `${draftMark}order:`;

/** Null where it is too old, or not of this version. */
function begunIn(name: string, json: string | null): Begun | null {
  try {
    const { at, text } = JSON.parse(json ?? '');
    const { item, title } = JSON.parse(text);
    return Date.now() - at < draftMs ? { at, type: name.slice(orderMark.length), item, title } : null;
  } catch {
    return null;
  }
}

/** Names the orders that were begun on this device, the newest first, each with the way to its form. */
function tell(line: HTMLElement, { locale, orders, quoted }: Told): void {
  const begun = [deviceStorage, tabStorage]
    .flatMap(({ names, read }) => names(orderMark).map((name) => begunIn(name, read(name))))
    .filter((one) => one !== null)
    .sort((a, b) => b.at - a.at);
  const ways = new Map<string, string>();
  for (const { type, item, title } of begun) {
    const order = orders[type];
    const href = order && (item ? `${order.path}/${item}` : order.path);
    const name = title ? `${order?.name}: ${quoted.replace('{title}', () => title[locale])}` : order?.name;
    if (href && name && !ways.has(href)) ways.set(href, name);
  }
  for (const [href, textContent] of ways)
    line.append(' ', Object.assign(document.createElement('a'), { href, textContent }));
  line.hidden = ways.size === 0;
}

/**
 * A draft that waits for its form is somebody's input already: it comes back, or is told of, without another. In the shop
 * a line tells of it.
 */
class WaitingDraft extends StudioElement {
  protected async connected(): Promise<void> {
    await idle();
    const { draft = '', told } = this.dataset;
    const line = this.querySelector('p');
    if (told && line) tell(line, JSON.parse(told));
    else if (mayHaveDraft(draft))
      for (const island of document.querySelectorAll<ReactIsland>('react-island')) void island.hydrate();
  }
}
customElements.define('studio-waiting-draft', WaitingDraft);
