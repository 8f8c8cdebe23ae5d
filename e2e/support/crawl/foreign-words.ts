import type { CheerioAPI } from 'cheerio';
import { artist } from '@/content/artist';
import { artworks } from '@/content/artworks';
import { accessibility } from '@/content/documents/accessibility';
import { privacyPolicy } from '@/content/documents/privacy-policy';
import { storeRegulations } from '@/content/documents/store-regulations';
import { fromPhoto } from '@/content/from-photo';
import { lessons } from '@/content/lessons';
import { orderTypeNames, subjects, variants } from '@/content/order';
import { type Locale, type Localized, otherLocale } from '@/i18n/locales';
import { messages } from '@/messages';

const textsIn = (node: unknown): readonly string[] =>
  typeof node === 'string' ? [node] : typeof node === 'object' && node ? Object.values(node).flatMap(textsIn) : [];

/** Addresses and the codes of colours are no words of a language. */
const address = /\S+(@|:\/\/|\.example)\S*|#[0-9a-f]{6}\b/g;
const wordsIn = (text: string): readonly string[] =>
  text
    .replace(address, ' ')
    .toLowerCase()
    .match(/\p{L}{3,}/gu) ?? [];

/** What content says in a language, wherever it says the same in both. */
function saidIn(node: unknown, locale: Locale): readonly string[] {
  if (typeof node !== 'object' || node === null) return [];
  if ('pl' in node && 'en' in node) return textsIn((node as Localized<unknown>)[locale]);
  return Object.values(node).flatMap((inner) => saidIn(inner, locale));
}
const content = [
  artist,
  artworks,
  fromPhoto,
  lessons,
  orderTypeNames,
  subjects,
  variants,
  accessibility,
  privacyPolicy,
  storeRegulations,
];

/** Tags and arguments of a message are no words of its language. */
const bare = (message: string): string =>
  message.replace(/<[^>]*>|\{\w+(, (?:plural|select))?|\b(one|few|many|other) \{/g, ' ');

const vocabulary = (locale: Locale): ReadonlySet<string> =>
  new Set([...textsIn(messages[locale]).map(bare), ...saidIn(content, locale)].flatMap(wordsIn));

const known: Localized<ReadonlySet<string>> = { pl: vocabulary('pl'), en: vocabulary('en') };

/** The names of people, places and companies are the same in both languages. */
const names = new Set(
  wordsIn([artist.name, artist.city.pl, artist.designCredit, ...Object.values(artist.studio)].join(' ')),
);

/** Words of one language alone. */
const ownWords = (locale: Locale): ReadonlySet<string> =>
  new Set([...known[locale]].filter((word) => !known[otherLocale[locale]].has(word) && !names.has(word)));
const foreignTo: Localized<ReadonlySet<string>> = { pl: ownWords('en'), en: ownWords('pl') };

const spoken = ['alt', 'title', 'aria-label', 'placeholder', 'aria-roledescription'];
const told = [
  'name="description"',
  'property$=":title"',
  'property$=":description"',
  'property$=":alt"',
  'name$=":title"',
]
  .map((which) => `meta[${which}]`)
  .join();

/** Words on a page, read or read aloud, that only the other language has. What says its own language is left out. */
export function foreignWords(page: CheerioAPI, locale: Locale): readonly string[] {
  const $ = page;
  const foreign = foreignTo[locale];
  const root = $.root().clone();
  root.find(`script, style, [lang]:not(html), [hreflang]:not(link), [data-email]`).remove();
  const texts = [
    ...root
      .find('body *, title')
      .contents()
      .toArray()
      .filter((node) => node.type === 'text')
      .map((node) => $(node).text()),
    ...spoken.flatMap((name) =>
      root
        .find(`[${name}]`)
        .toArray()
        .map((element) => $(element).attr(name) ?? ''),
    ),
    ...root
      .find(told)
      .toArray()
      .map((element) => $(element).attr('content') ?? '')
      .filter((text) => !/^https?:|^\//.test(text)),
  ];
  return [...new Set(texts.flatMap(wordsIn).filter((word) => foreign.has(word)))];
}
