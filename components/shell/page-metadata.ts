import type { Metadata } from 'next';
import { artist } from '@/content/artist';
import { preparedPicture } from '@/content/pictures';
import { siteUrl } from '@/content/site';
import { ogImageOf, ogImageSize } from '@/domain/gallery/picture';
import { ogImageWork } from '@/domain/page/og-image';
import { isIndexable } from '@/domain/page/site-pages';
import { feeds, manifests } from '@/i18n/feeds';
import { type Locale, locales, otherLocale } from '@/i18n/locales';
import { type PageRef, pathOf } from '@/i18n/pages';

export const icons: Metadata['icons'] = {
  icon: [
    { url: '/favicon.ico', sizes: '48x48', type: 'image/x-icon' },
    { url: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
  apple: { url: '/apple-icon.png', sizes: '180x180', type: 'image/png' },
};

type Page = Readonly<{ locale: Locale; page: PageRef; title: string; description: string }>;

const openGraphLocale: Readonly<Record<Locale, string>> = { pl: 'pl_PL', en: 'en_GB' };

/** For search engines, with the page in the other language (ROUTES-10), and for shared links (ROUTES-20). */
export function pageMetadata({ locale, page, title, description }: Page): Metadata {
  const full = `${title} · ${artist.studio[locale]}`;
  const work = ogImageWork(page);
  const image = { url: ogImageOf(preparedPicture(work)), ...ogImageSize, alt: work.title[locale], type: 'image/jpeg' };
  const languages = Object.fromEntries(locales.map((language) => [language, pathOf(page, language)]));
  return {
    metadataBase: siteUrl,
    title: full,
    description,
    icons,
    manifest: manifests[locale],
    ...(isIndexable(page)
      ? {
          alternates: {
            canonical: pathOf(page, locale),
            languages: { ...languages, 'x-default': languages.pl ?? '/' },
            types: { 'application/atom+xml': feeds[locale] },
          },
        }
      : { robots: { index: false, follow: true } }),
    openGraph: {
      title: full,
      description,
      url: pathOf(page, locale),
      siteName: artist.studio[locale],
      locale: openGraphLocale[locale],
      alternateLocale: openGraphLocale[otherLocale[locale]],
      type: 'website',
      images: [image],
    },
    twitter: { card: 'summary_large_image', title: full, description, images: [{ url: image.url, alt: image.alt }] },
  };
}
