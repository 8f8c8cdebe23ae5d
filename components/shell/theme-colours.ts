import type { Viewport } from 'next';

/** The colour of the page's ground by day and by night: browsers paint their own bars with it. */
export const themeColours = { day: '#f1f3f0', night: '#14181a' } as const;

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: themeColours.day },
    { media: '(prefers-color-scheme: dark)', color: themeColours.night },
  ],
};
