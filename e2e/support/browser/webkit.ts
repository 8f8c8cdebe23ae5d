import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Builder, Capabilities, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { keptPort } from '../in-process/kept-port';
import { type Consent, downloads, type Engine, find, type Visitor, verbsOn } from './visitor';

/** Debian’s WebKit, the engine of Safari; its driver shows it on a screen that nobody sees. */
const [binary = ''] = globSync('/usr/lib/*/webkit2gtk-4*/MiniBrowser');

async function listening(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const isThere = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isThere) return;
    await pause(50);
  }
}

const keys = { ArrowRight: Key.ARROW_RIGHT, Enter: Key.ENTER, Escape: Key.ESCAPE } as const;

async function visit(
  webkit: WebDriver,
  base: string,
  hasScript: boolean,
  consent: Consent,
): Promise<Omit<Visitor, 'close'>> {
  await webkit.manage().window().setRect({ width: 1440, height: 900 });
  if (consent) {
    // no script runs before a page's own, so the answer is given on a page without the question
    await webkit.get(new URL('/robots.txt', base).href);
    await webkit.executeScript('localStorage.setItem("consent", arguments[0])', consent);
  }
  const pressAt = (x: number, y: number) => webkit.actions().move({ x, y }).click().perform();
  const verbs = verbsOn<WebElement>(
    {
      open: (url) => webkit.get(url),
      reload: () => webkit.navigate().refresh(),
      ask: (sought) => webkit.executeScript<WebElement | string | null>(find, sought),
      run: (on, script, argument = '') => webkit.executeScript(script, on, argument) as never,
      // the driver refuses a box below its own ring, though its label takes the press
      click: (on, x, y) => on.click().catch(() => pressAt(Math.round(x), Math.round(y))),
      point: (x, y) => webkit.actions().move({ x, y }).perform(),
      // at once: with a drawing beside it each key takes this engine a third of a second, as it draws without a graphics card
      type: (_, text) => webkit.executeScript('document.execCommand("insertText", false, arguments[0])', text),
      key: (key) => webkit.actions().sendKeys(keys[key]).perform(),
      attach: (on, file) => on.sendKeys(file),
      url: () => webkit.getCurrentUrl(),
    },
    base,
  );
  return { ...verbs, hasScript, errors: () => [] };
}

/** A driver has one session at a time and a session one storage, so each visitor has a driver. */
export async function webkit(hasScript: boolean): Promise<Engine> {
  const display = `:${await keptPort()}`;
  const start = (program: string, args: readonly string[]): ChildProcess =>
    spawn(program, args, { stdio: 'ignore', env: { ...process.env, DISPLAY: display, HOME: downloads } });
  const screen = start('Xvfb', [display, '-screen', '0', '1440x900x24']);
  const args = ['--automation', ...(hasScript ? [] : ['--enable-javascript-markup=FALSE'])];
  const wanted = new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary, args } });
  return {
    async visit(base, consent = 'refused') {
      const port = await keptPort();
      const driver = start('WebKitWebDriver', [`--port=${port}`]);
      await listening(port);
      const session = await new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(wanted).build();
      const close = async () => {
        await session.quit();
        driver.kill();
      };
      return { ...(await visit(session, base, hasScript, consent)), close };
    },
    close: async () => void screen.kill(),
  };
}
