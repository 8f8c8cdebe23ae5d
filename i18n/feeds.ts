import type { Localized } from './locales';

/** What a language has besides pages: the feed of new works, and what a phone's home screen needs to know. */
export const feeds = { pl: '/nowe-prace.xml', en: '/new-works.xml' } as const satisfies Localized;
export const manifests = { pl: '/strona.webmanifest', en: '/site.webmanifest' } as const satisfies Localized;
