import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, type ElementHandle, type JSHandle, launch } from 'puppeteer-core';
import type { Engine, Visitor } from './visitor';

const executablePath = '/usr/bin/firefox-esr';
/** How long a verb waits for what it needs, in ms. */
const timeout = 15_000;

type Sought = Readonly<{ what: 'field' | 'press' | 'file' | 'text'; words: string; option?: string | undefined }>;

/** Finds, in the page, what a visitor means; null until it is there, shown and enabled. It must not use anything outside itself. */
function find({ what, words, option }: Sought): Element | string | null {
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
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
  if (what === 'text') return new RegExp(words).exec(seen(root))?.[0] ?? null;
  if (what === 'file') return root.querySelector('input[type=file]');
  if (what === 'press')
    return [...root.querySelectorAll('button, a')].find((one) => isThere(one) && seen(one) === words) ?? null;
  const labels = [...root.querySelectorAll('label')].filter((label) => seen(label).startsWith(words));
  const [control] = labels.flatMap(({ control }) => (control && isThere(control) ? [control] : []));
  if (!control || option === undefined) return control ?? null;
  const found = [...(control as HTMLSelectElement).options].find(({ text }) => text.replace(/\s/g, ' ') === option);
  return found && !found.disabled ? control : null;
}

async function visit(browser: Browser, base: string, hasScript: boolean): Promise<Visitor> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  // the question about cookies is answered: its strip would cover what is pressed
  await page.evaluateOnNewDocument(() => {
    if (location.protocol.startsWith('http')) localStorage.setItem('consent', 'refused');
  });

  // asked from here: a page without script runs no timer, so `waitForFunction` would never answer
  async function sought(what: Sought): Promise<JSHandle<Element | string | null>> {
    for (const end = Date.now() + timeout; Date.now() < end; await pause(50)) {
      // a page that is being left has no answer
      const found = await page.evaluateHandle(find, what).catch(() => null);
      if (found && (found.asElement() || (await found.jsonValue()) !== null)) return found;
    }
    throw new Error(`${page.url()} has no ${what.what} "${[what.words, what.option].join(' ')}"`);
  }
  const element = async (what: Sought) => (await sought(what)).asElement() as ElementHandle<HTMLInputElement>;

  async function click(target: ElementHandle<HTMLInputElement>): Promise<void> {
    const place = () =>
      target.evaluate((one) => {
        one.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, top, width, height } = one.getBoundingClientRect();
        return [left + width / 2, top + height / 2] as const;
      });
    // a choice may move what follows it: pressed is what rests
    let [x, y] = await place();
    for (;;) {
      await pause(100);
      const [nextX, nextY] = await place();
      if (nextX === x && nextY === y) break;
      [x, y] = [nextX, nextY];
    }
    await page.mouse.click(x, y);
  }

  return {
    hasScript,
    open: async (path) => void (await page.goto(base + path)),
    async fill(label, text) {
      const field = await element({ what: 'field', words: label });
      await click(field);
      await field.evaluate((one) => one.select());
      await page.keyboard.type(text);
    },
    async choose(label, option) {
      const control = await element({ what: 'field', words: label, option });
      if (option === undefined) return click(control);
      const value = await control.evaluate(
        (list, option) =>
          [...(list as unknown as HTMLSelectElement).options].find(({ text }) => text.replace(/\s/g, ' ') === option)
            ?.value,
        option,
      );
      await control.select(value ?? '');
    },
    attach: async (file) => (await element({ what: 'file', words: '' })).uploadFile(file),
    press: async (words) => click(await element({ what: 'press', words })),
    read: async ({ source }) => String(await (await sought({ what: 'text', words: source })).jsonValue()),
    path: () => new URL(page.url()).pathname,
    errors: () => errors,
    close: () => context.close(),
  };
}

/** Debian's Firefox, driven over WebDriver BiDi. */
export async function firefox(hasScript: boolean): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: { width: 1440, height: 900 },
    extraPrefsFirefox: { 'javascript.enabled': hasScript },
  });
  return { visit: (base) => visit(browser, base, hasScript), close: () => browser.close() };
}
