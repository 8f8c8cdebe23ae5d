import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { must } from './run.mjs';

const aptGet = '/usr/bin/apt-get';

/** @param {string} command @param {string} option */
const runs = (command, option) => spawnSync(command, [option], { stdio: 'ignore' }).status === 0;

const table = () => [
  {
    isThere: Boolean(process.env.CHROMIUM) || runs('chromium-headless-shell', '--version'),
    packages: ['chromium-headless-shell', 'fonts-liberation'],
  },
  { isThere: runs('firefox-esr', '--version'), packages: ['firefox-esr'] },
  { isThere: runs('strace', '--version'), packages: ['strace'] },
  { isThere: runs('nginx', '-v'), packages: ['nginx-light'] },
  { isThere: runs('WebKitWebDriver', '--help'), packages: ['webkit2gtk-driver', 'xvfb'] },
];

/**
 * Makes sure of what only tests use, where it may: as root on Debian. Elsewhere the tests of what is absent are skipped by name, and
 * in CI they fail; without a Chromium every browser test fails, and says where it was looked for.
 */
export async function tools() {
  const absent = table().flatMap(({ isThere, packages }) => (isThere ? [] : packages));
  if (absent.length > 0 && existsSync(aptGet) && process.getuid?.() === 0) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await must('apt-get update', aptGet, ['update', '-q'], { env });
    await must('apt-get install', aptGet, ['install', '-q', '-y', '--no-install-recommends', ...absent], { env });
  }
}
