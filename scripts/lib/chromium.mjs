import { existsSync } from 'node:fs';
import { installPackages, mayInstall } from './debian.mjs';

/** Chromium without a window. A page in the whole browser costs almost three times as much, as each has tabs and buttons drawn around it. */
const shell = '/usr/bin/chromium-headless-shell';
const whole = '/usr/bin/chromium';

/** Where the browser tests find their Chromium: CHROMIUM, Debian's without a window, or else the whole one. */
export const chromiumPath = () => process.env.CHROMIUM || (existsSync(shell) ? shell : whole);

/** Makes sure of a Chromium for the browser tests; where apt may install one, of the one without a window. */
export async function chromium() {
  if (existsSync(process.env.CHROMIUM || shell)) return;
  if (!process.env.CHROMIUM && mayInstall()) return installPackages(['chromium-headless-shell', 'fonts-liberation']);
  const path = chromiumPath();
  if (!existsSync(path))
    throw new Error(`The browser tests need Chromium at ${path}: install it, or name another in CHROMIUM.`);
}
