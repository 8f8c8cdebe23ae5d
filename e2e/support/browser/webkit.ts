import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Builder, Capabilities, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { freePort } from '../free-port';
import { type Consent, type Engine, find, type Visitor, verbsOn } from './visitor';

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

async function visit(webkit: WebDriver, base: string, hasScript: boolean, consent: Consent): Promise<Visitor> {
  await webkit.manage().window().setRect({ width: 1440, height: 900 });
  if (consent) {
    // no script runs before a page's own, so the answer is given on a page without the question
    await webkit.get(new URL('/robots.txt', base).href);
    await webkit.executeScript('localStorage.setItem("consent", arguments[0])', consent);
  }
  const verbs = verbsOn<WebElement>(
    {
      open: (url) => webkit.get(url),
      reload: () => webkit.navigate().refresh(),
      ask: (sought) => webkit.executeScript<WebElement | string | null>(find, sought),
      run: (on, script, argument = '') => webkit.executeScript(script, on, argument) as never,
      click: (on) => on.click(),
      point: (x, y) => webkit.actions().move({ x, y }).perform(),
      type: (into, text) => into.sendKeys(text.replaceAll('\n', Key.ENTER)),
      key: (key) => webkit.actions().sendKeys(keys[key]).perform(),
      attach: (on, file) => on.sendKeys(file),
      url: () => webkit.getCurrentUrl(),
    },
    base,
  );
  return { ...verbs, hasScript, errors: () => [], close: () => webkit.quit() };
}

/** A driver has one session at a time and a session one storage, so each visitor has a session: one after the other. */
export async function webkit(hasScript: boolean): Promise<Engine> {
  const port = await freePort();
  const display = `:${port}`;
  const started: ChildProcess[] = [];
  const start = (program: string, args: readonly string[]) =>
    started.push(spawn(program, args, { stdio: 'ignore', env: { ...process.env, DISPLAY: display } }));
  start('Xvfb', [display, '-screen', '0', '1440x900x24']);
  start('WebKitWebDriver', [`--port=${port}`]);
  await listening(port);
  const args = ['--automation', ...(hasScript ? [] : ['--enable-javascript-markup=FALSE'])];
  const session = () =>
    new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities(new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary, args } }))
      .build();
  return {
    visit: async (base, consent = 'refused') => visit(await session(), base, hasScript, consent),
    close: async () => {
      for (const program of started) program.kill();
    },
  };
}
