import type { Messages } from '@/messages';

type Place = Readonly<{ parts: readonly (keyof Messages)[]; screens: readonly ('works' | 'prices' | 'me')[] }>;

/**
 * Where the sentences of each part of the messages are read first, in the order in which a visitor comes there. `screens`: of the
 * desk, that change what else stands there.
 */
export const wordPages = {
  everywhere: { parts: ['site', 'nav', 'lang', 'foot', 'cookie', 'toast', 'e404', 'doc'], screens: ['me'] },
  home: { parts: ['banner', 'about', 'orders', 'classes', 'contact'], screens: ['works', 'prices', 'me'] },
  gallery: { parts: ['cat', 'gallery', 'viewer', 'art', 'rooms', 'feed'], screens: ['works'] },
  shop: { parts: ['shop', 'hold', 'notice'], screens: ['works', 'prices'] },
  forms: {
    parts: ['before', 'form', 'order', 'lines', 'orderPage', 'alt', 'stage', 'own', 'problems', 'plain', 'sent'],
    screens: ['prices'],
  },
  order: {
    parts: ['status', 'way', 'due', 'offer', 'change', 'sketch', 'parcel', 'review', 'msg', 'gone', 'withdrawal'],
    screens: ['prices', 'me'],
  },
  letters: { parts: ['letter'], screens: ['me'] },
} as const satisfies Readonly<Record<string, Place>>;
export type WordPage = keyof typeof wordPages;
export const wordPageNames = Object.keys(wordPages) as readonly WordPage[];

/** @returns undefined where no visitor reads it: the words of the desk and of its commands */
export const wordPageOf = (part: string): WordPage | undefined =>
  wordPageNames.find((page) => (wordPages[page].parts as readonly string[]).includes(part));
