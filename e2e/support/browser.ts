import { chromiumPath } from '@/scripts/lib/tools.mjs';

/** Debian's Chromium, or another one, without what it does by itself in the background. */
export const launchOptions = {
  executablePath: chromiumPath(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    // without a window letters would else have whole widths, and lines would break in other places than a visitor's
    '--font-render-hinting=none',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
