import type { Messages } from '@/messages';

/** Where sentences are read, in the order in which a visitor comes there. */
export const wordPages = ['everywhere', 'home', 'gallery', 'shop', 'forms', 'order', 'letters'] as const;
export type WordPage = (typeof wordPages)[number];

/** The words of the desk and of its commands, which no visitor reads. */
type Unseen = 'studio' | 'desk' | 'byHand';

/** Where the sentences of each part of the messages are read first. */
const pages: Readonly<Record<Exclude<keyof Messages, Unseen>, WordPage>> = {
  ...{ site: 'everywhere', nav: 'everywhere', lang: 'everywhere', foot: 'everywhere', cookie: 'everywhere' },
  ...{ toast: 'everywhere', e404: 'everywhere', doc: 'everywhere' },
  ...{ banner: 'home', about: 'home', orders: 'home', classes: 'home', contact: 'home' },
  ...{ cat: 'gallery', gallery: 'gallery', viewer: 'gallery', art: 'gallery', rooms: 'gallery', feed: 'gallery' },
  ...{ shop: 'shop', hold: 'shop', notice: 'shop' },
  ...{ before: 'forms', form: 'forms', order: 'forms', orderPage: 'forms', alt: 'forms', stage: 'forms' },
  ...{ own: 'forms', real: 'forms', problems: 'forms', plain: 'forms', sent: 'forms' },
  ...{ status: 'order', way: 'order', due: 'order', offer: 'order', review: 'order', msg: 'order', gone: 'order' },
  ...{ withdrawal: 'order', letter: 'letters' },
};

/** @returns undefined where no visitor reads it */
export const wordPageOf = (part: string): WordPage | undefined =>
  Object.hasOwn(pages, part) ? pages[part as keyof typeof pages] : undefined;
