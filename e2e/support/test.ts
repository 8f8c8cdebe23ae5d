// biome-ignore lint/style/noRestrictedImports: this file adds the checks that all other tests import
import { type BrowserContext, test as base, type Dialog, expect, type Page } from 'playwright/test';

/** Waits until the page is read and its script has run. Without script nothing would come alive. */
export const alive = (page: Page) =>
  page.waitForFunction(
    () =>
      document.readyState !== 'loading' &&
      (!matchMedia('(scripting)').matches || customElements.get('react-island') !== undefined),
  );

/** Moves the pointer as a visitor does before any press, and waits for all islands. */
export async function awake(page: Page): Promise<void> {
  await alive(page);
  await page.waitForFunction(() => {
    if (!matchMedia('(scripting)').matches) return true;
    dispatchEvent(new PointerEvent('pointermove'));
    return !document.querySelector('react-island:not([data-hydrated])');
  });
}

/**
 * A quiet line says little on a busy machine: a page may be still at its scripts. So whoever waits for the one waits for the other
 * as well, and for the parts that a first input brings. `waitForLoadState` waits for a quiet line alone.
 */
export function quietMeansAwake(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (url, options) => {
    const answer = await goto(url, options);
    if (options?.waitUntil === 'networkidle') await awake(page);
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload(options);
    if (options?.waitUntil === 'networkidle') await awake(page);
    return answer;
  };
}

type DialogKind = 'alert' | 'confirm' | 'prompt' | 'beforeunload';

type Visit = {
  /** The visitor's earlier answer to the question about cookies; `null`: not asked yet. */
  consent: 'refused' | 'accepted' | null;
  allowedErrors: RegExp[];
  /** The answers to the browser dialogs that this test expects; any other dialog is dismissed and fails the test. */
  dialogs: Partial<Record<DialogKind, 'accept' | 'dismiss'>>;
};

type Watched = Readonly<{ host: string; allowedErrors: readonly RegExp[]; dialogs: Visit['dialogs'] }>;

/** Collects the faults of all pages of the visit, while it lasts. */
export function faultsIn(context: BrowserContext, { host, allowedErrors, dialogs }: Watched): readonly string[] {
  const faults: string[] = [];
  const said = (kind: string, text: string) => {
    if (!allowedErrors.some((error) => error.test(text))) faults.push(`${kind}: ${text}`);
  };
  context.on('console', (message) => message.type() === 'error' && said('console', message.text()));
  context.on('weberror', (error) => said('error', error.error().message));
  context.on('request', (request) => {
    const url = new URL(request.url());
    // our links load whole documents: the server does not answer requests of Next's client navigation
    if (request.headers().rsc) faults.push(`request for a part of ${url.pathname}`);
    if (url.protocol.startsWith('http') && url.host !== host) faults.push(`request to ${url.host}`);
  });
  // without a listener Playwright closes every dialog itself, and no test would notice one
  context.on('dialog', async (dialog: Dialog) => {
    const answer = dialogs[dialog.type() as DialogKind];
    if (!answer) faults.push(`dialog: ${dialog.type()} ${dialog.message()}`);
    // the page may be closed by then
    await dialog[answer ?? 'dismiss']().catch(() => undefined);
  });
  return faults;
}

/**
 * Whoever opens a page with `networkidle` waits until it answers (`quietMeansAwake`); a quiet line besides would be half a second
 * more, each time. A story about the line itself waits for it by `waitForLoadState`.
 */
function loadedIsQuiet(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  type Options = Parameters<Page['goto']>[1];
  const loaded = (options: Options): Options =>
    options?.waitUntil === 'networkidle' ? { ...options, waitUntil: 'load' } : options;
  page.goto = (url, options) => goto(url, loaded(options));
  page.reload = (options) => reload(loaded(options));
}

/** Every visit is watched: an error in the console, a request to another host or an unexpected dialog fails the test. */
export const test = base.extend<Visit>({
  consent: ['refused', { option: true }],
  allowedErrors: [[], { option: true }],
  dialogs: [{}, { option: true }],
  // not an automatic fixture, so that a test without a page starts no browser
  context: async ({ context, baseURL, consent, allowedErrors, dialogs }, use) => {
    await context.addInitScript((answer) => {
      // a page's first, empty document has no storage
      if (answer && location.protocol !== 'about:' && localStorage.getItem('consent') === null)
        localStorage.setItem('consent', answer);
    }, consent);
    context.on('page', loadedIsQuiet);
    context.on('page', quietMeansAwake);
    const faults = faultsIn(context, { host: new URL(baseURL ?? '').host, allowedErrors, dialogs });
    await use(context);
    expect(faults).toEqual([]);
  },
});

/** For stories about what moves: all others ask for less motion. */
export const moving = { contextOptions: { reducedMotion: 'no-preference' } } as const;

export { expect };
