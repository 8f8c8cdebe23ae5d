import { existsSync } from 'node:fs';
import { installPackages, mayInstall } from './debian.mjs';

/** Makes sure of a Chromium for the browser tests: CHROMIUM, Debian's, or one that apt installs where it may. */
export async function chromium() {
  const path = process.env.CHROMIUM || '/usr/bin/chromium';
  if (existsSync(path)) return;
  if (process.env.CHROMIUM || !mayInstall())
    throw new Error(`The browser tests need Chromium at ${path}: install it, or name another in CHROMIUM.`);
  await installPackages(['chromium', 'fonts-liberation']);
}
