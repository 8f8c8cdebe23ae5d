import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { connect } from 'node:net';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';

/** Debian’s WebKit, the engine of Safari; its driver shows it on a screen that nobody sees. */
const [browser = ''] = globSync('/usr/lib/*/webkit2gtk-4*/MiniBrowser');

async function listening(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const isThere = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/**
 * Lets a story drive WebKit, and ends all that was started for it.
 * @param port of the driver
 */
export async function withWebKit(port: number, story: (webkit: WebDriver) => Promise<void>): Promise<void> {
  const display = `:${port}`;
  const started: ChildProcess[] = [];
  const start = (program: string, args: readonly string[]) =>
    started.push(spawn(program, args, { stdio: 'ignore', env: { ...process.env, DISPLAY: display } }));
  try {
    start('Xvfb', [display, '-screen', '0', '1280x900x24']);
    start('WebKitWebDriver', [`--port=${port}`]);
    await listening(port);
    const webkit = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities(
        new Capabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
        }),
      )
      .build();
    await story(webkit).finally(() => webkit.quit());
  } finally {
    for (const program of started) program.kill();
  }
}
