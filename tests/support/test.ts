// biome-ignore lint/style/noRestrictedImports: here they get their watch
import { type BrowserContext, test as base, type Dialog, expect } from 'playwright/test';

type DialogKind = 'alert' | 'confirm' | 'prompt' | 'beforeunload';

type Visit = {
  /** What the visitor has answered to the question about cookies; `null` is asked. */
  consent: 'refused' | 'accepted' | null;
  allowedErrors: RegExp[];
  /** How the visitor answers the browser's own dialogs that this story is about; any other is dismissed and fails it. */
  dialogs: Partial<Record<DialogKind, 'accept' | 'dismiss'>>;
};

type Watched = Readonly<{ host: string; allowedErrors: readonly RegExp[]; dialogs: Visit['dialogs'] }>;

/** What goes wrong in any page of the visit, as it happens. */
function faultsIn(context: BrowserContext, { host, allowedErrors, dialogs }: Watched): readonly string[] {
  const faults: string[] = [];
  context.on('console', (message) => {
    const allowed = allowedErrors.some((error) => error.test(message.text()));
    if (message.type() === 'error' && !allowed) faults.push(`console: ${message.text()}`);
  });
  context.on('weberror', (error) => faults.push(`error: ${error.error().message}`));
  context.on('request', (request) => {
    const url = new URL(request.url());
    // pages are documents; the server has no parts of pages for the framework's own navigation
    if (request.headers().rsc) faults.push(`request for a part of ${url.pathname}`);
    if (url.protocol.startsWith('http') && url.host !== host) faults.push(`request to ${url.host}`);
  });
  // without a listener Playwright answers every dialog by itself, and no story ever sees one
  context.on('dialog', async (dialog: Dialog) => {
    const answer = dialogs[dialog.type() as DialogKind];
    if (!answer) faults.push(`dialog: ${dialog.type()} ${dialog.message()}`);
    // the page may be gone by then
    await dialog[answer ?? 'dismiss']().catch(() => undefined);
  });
  return faults;
}

/** Every visit is watched: an error in the console, a request to another host or an unexpected dialog fails the test. */
export const test = base.extend<Visit>({
  consent: ['refused', { option: true }],
  allowedErrors: [[], { option: true }],
  dialogs: [{}, { option: true }],
  // not automatic: a story without a page starts no browser
  context: async ({ context, baseURL, consent, allowedErrors, dialogs }, use) => {
    await context.addInitScript((answer) => {
      // a page's first, empty document has no storage
      if (answer && location.protocol !== 'about:' && localStorage.getItem('consent') === null)
        localStorage.setItem('consent', answer);
    }, consent);
    const faults = faultsIn(context, { host: new URL(baseURL ?? '').host, allowedErrors, dialogs });
    await use(context);
    expect(faults).toEqual([]);
  },
});

export { expect };
