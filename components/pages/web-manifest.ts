import { themeColours } from '@/components/shell/theme-colours';
import { artist } from '@/content/artist';
import type { Locale } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { translator } from '@/messages/translator';

/** What a phone shows of the site on its home screen. It opens in the browser: the site is no application. */
export function webManifest(locale: Locale): Response {
  const manifest = {
    name: artist.studio[locale],
    short_name: artist.studio[locale],
    description: translator(locale)('site.description'),
    lang: locale,
    start_url: pathTo('home', locale),
    scope: '/',
    display: 'browser',
    background_color: themeColours.day,
    theme_color: themeColours.day,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/apple-icon.png', sizes: '180x180', type: 'image/png' },
    ],
  };
  return new Response(JSON.stringify(manifest), { headers: { 'Content-Type': 'application/manifest+json' } });
}
