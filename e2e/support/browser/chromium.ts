import { existsSync } from 'node:fs';

/** Chromium without a window. A page in the whole browser costs almost three times as much, as each has tabs and buttons drawn around it. */
const shell = '/usr/bin/chromium-headless-shell';

/** Debian's Chromium, or another one, without what it does by itself in the background. */
export const launchOptions = {
  executablePath: process.env.CHROMIUM || (existsSync(shell) ? shell : '/usr/bin/chromium'),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    // a page under its opener policy would else leave the empty tab's process for another one, in every story
    '--renderer-process-limit=1',
    // without a window letters would else have whole widths, and lines would break in other places than a visitor's
    '--font-render-hinting=none',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
