import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { must } from './run.mjs';

/** Chromium without a window. A page in the whole browser costs almost three times as much, as each has tabs and buttons drawn around it. */
const shell = '/usr/bin/chromium-headless-shell';
const aptGet = '/usr/bin/apt-get';

/** Where the browser tests find their Chromium: CHROMIUM, Debian's without a window, or else the whole one. */
export const chromiumPath = () => process.env.CHROMIUM || (existsSync(shell) ? shell : '/usr/bin/chromium');

/**
 * @param {string} command
 * @param {string} args
 */
const runs = (command, args) => spawnSync(command, [args], { stdio: 'ignore' }).status === 0;
const hasFaketime = () =>
  readdirSync('/usr/lib').some((name) => existsSync(`/usr/lib/${name}/faketime/libfaketimeMT.so.1`));

/** What only tests use: whether it is there, and Debian's packages of it. */
const table = () => [
  {
    isThere: Boolean(process.env.CHROMIUM) || existsSync(shell),
    packages: ['chromium-headless-shell', 'fonts-liberation'],
  },
  { isThere: runs('strace', '--version'), packages: ['strace'] },
  { isThere: runs('nginx', '-v'), packages: ['nginx-light'] },
  { isThere: hasFaketime(), packages: ['libfaketime'] },
];

/**
 * Makes sure of what only tests use, where it may: as root on Debian. Elsewhere the tests of what is absent are skipped by name; in
 * CI they fail.
 * @throws without a Chromium
 */
export async function tools() {
  const absent = table().flatMap(({ isThere, packages }) => (isThere ? [] : packages));
  if (absent.length > 0 && existsSync(aptGet) && process.getuid?.() === 0) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await must('apt-get update', aptGet, ['update', '-q'], { env });
    await must('apt-get install', aptGet, ['install', '-q', '-y', '--no-install-recommends', ...absent], { env });
  }
  const path = chromiumPath();
  if (!existsSync(path))
    throw new Error(`The browser tests need Chromium at ${path}: install it, or name another in CHROMIUM.`);
}
