import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Where Firefox and WebKit put what is downloaded, as long as a browser runs. */
export const downloads = join(tmpdir(), `downloads-${process.pid}`);

/**
 * A visitor in a browser engine, who knows a page by its words and sees nothing but it. Every verb waits for what it needs.
 * The same stories run in each engine that has such a visitor.
 */
export type Visitor = Readonly<{
  /** Whether the pages' scripts run. */
  hasScript: boolean;
  /** Opens a page by its address on the site. */
  open: (path: string) => Promise<void>;
  reload: () => Promise<void>;
  /** Types into the field with this label. */
  fill: (label: string, text: string) => Promise<void>;
  /** Takes an option of the list with this label; without one checks the radio button or the box that is so called. */
  choose: (label: string, option?: string) => Promise<void>;
  /** What the field with this label holds. */
  value: (label: string) => Promise<string>;
  /** What is said to be wrong with the field with this label, right below it. */
  problem: (label: string) => Promise<string>;
  /** Attaches a file from the disk to the form. */
  attach: (file: string) => Promise<void>;
  /** Presses the button or link with these words; one without words by its name or by what its picture shows. */
  press: (words: string) => Promise<void>;
  /** Presses what unfolds a part, unless it is open. */
  unfold: (words: string) => Promise<void>;
  key: (key: Key) => Promise<void>;
  /** Reads what matches in the text of the page, or of the dialog that is open, once it is there. */
  read: (pattern: RegExp) => Promise<string>;
  /** The path of the page. */
  path: () => Promise<string>;
  /** Errors that the page's scripts have thrown so far; an engine that tells none has none. */
  errors: () => readonly string[];
  close: () => Promise<void>;
}>;

/** A browser that runs; each of its visitors has storage of their own. */
export type Engine = Readonly<{
  /**
   * @param base of the site
   * @param consent the earlier answer to the question about cookies, whose strip would cover what is pressed; null: not asked yet
   */
  visit: (base: string, consent?: Consent) => Promise<Visitor>;
  close: () => Promise<void>;
}>;

export type Consent = 'refused' | null;
export type Key = 'ArrowRight' | 'Enter' | 'Escape';

export type Sought = Readonly<{
  what: 'field' | 'press' | 'file' | 'text';
  words: string;
  option?: string | undefined;
}>;

/** What an engine's page can do; the verbs are made of it. `Found` is its handle of an element. */
export type Tab<Found> = Readonly<{
  open: (url: string) => Promise<unknown>;
  reload: () => Promise<unknown>;
  /** What `find` answers in the page. */
  ask: (sought: Sought) => Promise<Found | string | null>;
  /** Runs a function in the page, which must not use anything outside itself. */
  run: <Answer>(
    on: Found,
    script: (element: HTMLInputElement, argument: string) => Answer,
    argument?: string,
  ) => Promise<Answer>;
  /** Presses the element, whose middle is at this place. */
  click: (on: Found, x: number, y: number) => Promise<unknown>;
  /** Moves the pointer there. */
  point: (x: number, y: number) => Promise<unknown>;
  /** Into a field that is empty, or whose text is selected. */
  type: (into: Found, text: string) => Promise<unknown>;
  key: (key: Key) => Promise<unknown>;
  attach: (on: Found, file: string) => Promise<unknown>;
  url: () => Promise<string>;
}>;

/** How long a verb waits for what it needs, in ms. */
const timeout = 30_000;

/** Finds, in the page, what a visitor means; null until it is there, shown and enabled. It must not use anything outside itself. */
export function find({ what, words, option }: Sought): Element | string | null {
  const root = [...document.querySelectorAll('dialog[open], [role=dialog]')].at(-1) ?? document.body;
  // what is seen: a button holds the words of its other states unseen
  const seen = (element: Element) => {
    // biome-ignore lint/performance/useDomNodeTextContent: textContent would include hidden text
    const { innerText } = element as HTMLElement;
    return innerText
      .replace(/\u2060/g, '')
      .replace(/\s+/g, ' ')
      .trim();
  };
  const isThere = (element: Element) => element.checkVisibility() && !(element as HTMLInputElement).disabled;
  const isCalled = (element: Element) =>
    [seen(element), element.getAttribute('aria-label'), element.querySelector('img')?.alt].includes(words);
  if (what === 'text') return new RegExp(words).exec(seen(root))?.[0] ?? null;
  if (what === 'file') return root.querySelector('input[type=file]');
  if (what === 'press')
    return [...root.querySelectorAll('button, a, summary')].find((one) => isThere(one) && isCalled(one)) ?? null;
  const labels = [...root.querySelectorAll('label')].filter((label) => seen(label).startsWith(words));
  const [control] = labels.flatMap(({ control }) => (control && isThere(control) ? [control] : []));
  if (!control || option === undefined) return control ?? null;
  const found = [...(control as HTMLSelectElement).options].find(({ text }) => text.replace(/\s/g, ' ') === option);
  return found && !found.disabled ? control : null;
}

/** The place of an element's middle, with the element in the middle of the window. */
function place(element: HTMLInputElement): readonly [x: number, y: number] {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

function take(list: HTMLInputElement, option: string): void {
  const { options } = list as unknown as HTMLSelectElement;
  list.value = [...options].find(({ text }) => text.replace(/\s/g, ' ') === option)?.value ?? '';
  for (const event of ['input', 'change']) list.dispatchEvent(new Event(event, { bubbles: true }));
}

function pick(field: HTMLInputElement, day: string): void {
  field.value = day;
  for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }));
  field.focus();
}

/** The longest way from a field to what is said of it, px. */
const near = '24';

/** What describes a field that is wrong, or where it stands if not below it. Nothing outside the function is used. */
function problemOf(field: HTMLInputElement, near: string): string {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  const said = ids.map((id) => document.getElementById(id)).find((one) => one?.checkVisibility());
  if (!said || field.getAttribute('aria-invalid') !== 'true') return '';
  const [above, below] = [field.getBoundingClientRect(), said.getBoundingClientRect()];
  const gap = below.top - above.bottom;
  const isBelow = gap >= 0 && gap <= Number(near) && below.left < above.right && below.right > above.left;
  // biome-ignore lint/performance/useDomNodeTextContent: what is seen
  return isBelow ? said.innerText.trim() : `${gap} px below the field, from ${below.left} to ${below.right} px`;
}

const isOpen = (summary: Element): boolean => summary.closest('details')?.open === true;

/** The verbs of a visitor on a page of any engine. */
export function verbsOn<Found extends object>(
  tab: Tab<Found>,
  base: string,
): Omit<Visitor, 'hasScript' | 'errors' | 'close'> {
  // asked from here: a page without script runs no timer
  async function sought(what: Sought): Promise<Found | string> {
    for (const end = Date.now() + timeout; Date.now() < end; await pause(50)) {
      // a page that is being left has no answer
      const found = await tab.ask(what).catch(() => null);
      if (found !== null) return found;
      // who does not find it moves: a link may become a button then
      await tab.point(9 + (Date.now() % 9), 9);
    }
    throw new Error(`${await tab.url()} has no ${what.what} "${[what.words, what.option].join(' ')}"`);
  }
  const element = async (what: Sought) => (await sought(what)) as Found;

  async function click(target: Found): Promise<void> {
    // a choice may move what follows it: pressed is what rests
    let [x, y] = await tab.run(target, place);
    for (;;) {
      await pause(100);
      const [nextX, nextY] = await tab.run(target, place);
      if (nextX === x && nextY === y) break;
      [x, y] = [nextX, nextY];
    }
    await tab.click(target, x, y);
  }

  return {
    open: async (path) => void (await tab.open(new URL(path, base).href)),
    reload: async () => void (await tab.reload()),
    async fill(label, text) {
      const field = await element({ what: 'field', words: label });
      // as its picker would: how it is typed is each browser's own
      if ((await tab.run(field, ({ type }) => type)) === 'date') return tab.run(field, pick, text);
      await click(field);
      await tab.run(field, (one) => one.select());
      await tab.type(field, text);
    },
    async choose(label, option) {
      const control = await element({ what: 'field', words: label, option });
      await (option === undefined ? click(control) : tab.run(control, take, option));
    },
    value: async (label) => tab.run(await element({ what: 'field', words: label }), ({ value }) => value),
    problem: async (label) => tab.run(await element({ what: 'field', words: label }), problemOf, near),
    attach: async (file) => void (await tab.attach(await element({ what: 'file', words: '' }), file)),
    press: async (words) => click(await element({ what: 'press', words })),
    async unfold(words) {
      const summary = await element({ what: 'press', words });
      if (!(await tab.run(summary, isOpen))) await click(summary);
    },
    key: async (key) => void (await tab.key(key)),
    read: async ({ source }) => String(await sought({ what: 'text', words: source })),
    path: async () => new URL(await tab.url()).pathname,
  };
}
