import type { Metadata } from 'next';

/** The files at the top of `public`, as browsers are told of them. */
export const icons: Metadata['icons'] = {
  icon: [
    { url: '/favicon.ico', sizes: '48x48', type: 'image/x-icon' },
    { url: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
  apple: { url: '/apple-icon.png', sizes: '180x180', type: 'image/png' },
};
