import type { Course, Person, WebSite } from 'schema-dts';
import { artist } from '@/content/artist';
import { siteUrl } from '@/content/site';
import type { Artwork } from '@/content/types';
import type { Locale } from '@/i18n/locales';
import { type PageRef, pathOf } from '@/i18n/pages';
import { artworkRef } from '../../gallery/artwork-page';

export const absolute = (path: string): string => new URL(path, siteUrl).href;

export const addressOf = (page: PageRef, locale: Locale): string => absolute(pathOf(page, locale));

export const workAddress = (work: Artwork, locale: Locale): string => addressOf(artworkRef(work), locale);

const home = { id: 'home' } as const;

const artistId = (): string => absolute('/#artist');

export const creator = (locale: Locale) =>
  ({
    '@type': 'Person',
    '@id': artistId(),
    name: artist.name,
    url: addressOf(home, locale),
  }) as const satisfies Person;

export const person = (locale: Locale): Person => ({
  ...creator(locale),
  address: { '@type': 'PostalAddress', addressLocality: artist.city[locale], addressCountry: 'PL' },
  sameAs: artist.social.map(({ url }) => url),
});

export const website = (locale: Locale): WebSite => ({
  '@type': 'WebSite',
  '@id': `${addressOf(home, locale)}#website`,
  name: artist.studio[locale],
  url: addressOf(home, locale),
  inLanguage: locale,
  publisher: { '@id': artistId() },
});

type Lesson = Readonly<{ name: string; description: string; mode: 'onsite' | 'online' }>;

/** Neither dates nor prices, because the site names none. */
export const course = ({ name, description, mode }: Lesson, locale: Locale): Course => ({
  '@type': 'Course',
  name,
  description,
  inLanguage: locale,
  provider: creator(locale),
  hasCourseInstance: { '@type': 'CourseInstance', courseMode: mode },
});
