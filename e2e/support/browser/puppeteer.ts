import { type Browser, type ElementHandle, type LaunchOptions, launch } from 'puppeteer-core';
import { launchOptions } from './chromium';
import { type Consent, downloads, type Engine, find, type Visitor, verbsOn } from './visitor';

type Page = Awaited<ReturnType<Browser['newPage']>>;

type Prepare = (page: Page) => Promise<unknown>;

async function visit(
  browser: Browser,
  base: string,
  hasScript: boolean,
  consent: Consent,
  prepare: Prepare,
): Promise<Visitor> {
  const context = await browser.createBrowserContext();
  const page: Page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await prepare(page);
  await page.evaluateOnNewDocument((answer) => {
    if (answer && location.protocol.startsWith('http')) localStorage.setItem('consent', answer);
  }, consent);
  const verbs = verbsOn<ElementHandle<HTMLInputElement>>(
    {
      // in Firefox not after a download: its navigation never ends for Puppeteer, which then misses the next, and waits on the page
      // that has come
      open: (url) => page.goto(url),
      reload: () => page.reload(),
      async ask(sought) {
        const found = await page.evaluateHandle(find, sought);
        return (
          (found.asElement() as ElementHandle<HTMLInputElement> | null) ?? ((await found.jsonValue()) as string | null)
        );
      },
      run: (on, script, argument = '') => on.evaluate(script, argument) as never,
      // Firefox refuses a press while it still lays out a page that has just come
      click: (_, x, y) => page.mouse.click(x, y).catch(() => page.mouse.click(x, y)),
      // nor does it move the pointer then: whoever still seeks moves it again
      point: (x, y) => page.mouse.move(x, y).catch(() => undefined),
      type: (_, text) => page.keyboard.type(text),
      key: (key) => page.keyboard.press(key),
      attach: (on, file) => on.uploadFile(file),
      // its own `url` misses what a page itself writes into the bar
      url: () => page.evaluate(() => location.href).catch(() => page.url()),
    },
    base,
  );
  return { ...verbs, hasScript, errors: () => errors, close: () => context.close() };
}

async function started(options: LaunchOptions, hasScript: boolean, prepare: Prepare = async () => {}): Promise<Engine> {
  const browser = await launch({ ...options, defaultViewport: { width: 1440, height: 900 } });
  return {
    visit: (base, consent = 'refused') => visit(browser, base, hasScript, consent, prepare),
    close: () => browser.close(),
  };
}

/** Debian's Firefox, driven over WebDriver BiDi. */
export async function firefox(hasScript: boolean): Promise<Engine> {
  return started(
    {
      browser: 'firefox',
      executablePath: '/usr/bin/firefox-esr',
      headless: true,
      extraPrefsFirefox: {
        'javascript.enabled': hasScript,
        'intl.accept_languages': 'pl',
        'browser.download.folderList': 2,
        'browser.download.dir': downloads,
      },
    },
    hasScript,
  );
}

/** The Chromium of all other stories. */
export const chromium = (hasScript: boolean): Promise<Engine> =>
  started({ ...launchOptions, headless: 'shell' }, hasScript, (page) => page.setJavaScriptEnabled(hasScript));
