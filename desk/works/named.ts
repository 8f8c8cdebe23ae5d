import { meant } from '@/build/check/issues';
import type { Locale } from '@/i18n/locales';
import { isPartName } from '@/i18n/pages';

/** Letters that have no accent to take away. */
const others: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', ß: 'ss', æ: 'ae', œ: 'oe', đ: 'd' };

/**
 * A title as a part of an address.
 * @example slugOf('Żółta łąka, wieczorem') // 'zolta-laka-wieczorem'
 */
export const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[łøßæœđ]/g, (letter) => others[letter] ?? '')
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[’'`]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/**
 * The slug, behind a word where it would be the address of a further part of a wall, by itself or with a number behind it.
 * @example apartFromParts('strona-2', 'pl') // 'praca-strona-2'
 */
export const apartFromParts = (slug: string, locale: Locale): string =>
  isPartName(slug, locale) || isPartName(`${slug}-2`, locale) ? `praca-${slug}` : slug;

/** The slug, or with the first number behind it that nobody has. */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const tried = number === 1 ? slug : `${slug}-${number}`;
    if (!taken.has(tried)) return tried;
  }
}

type Names<Id extends string> = Readonly<Record<Id, readonly string[]>>;

const known = <Id extends string>(names: Names<Id>) =>
  (Object.keys(names) as Id[]).flatMap((id) => [id, ...names[id]].map((name) => ({ id, name: slugOf(name) })));

/** Which of these is called so, in any letters, or is the only one whose name begins so. For what acts at once. */
export function called<Id extends string>(typed: string, names: Names<Id>): Id | undefined {
  const word = slugOf(typed);
  const all = known(names);
  const begun = new Set(all.filter(({ name }) => word.length > 2 && name.startsWith(word)).map(({ id }) => id));
  return all.find(({ name }) => name === word)?.id ?? (begun.size === 1 ? [...begun][0] : undefined);
}

/**
 * Which of these is meant: the one that is called so, else the nearest. For what is shown before it is done.
 * @example named('Pejzaż', { landscapes: ['Pejzaże', 'Landscapes'], portraits: ['Portrety'] }) // 'landscapes'
 */
export function named<Id extends string>(typed: string, names: Names<Id>): Id | undefined {
  const word = slugOf(typed);
  const all = known(names);
  const near = meant(
    word,
    all.map(({ name }) => name),
  );
  return called(typed, names) ?? all.find(({ name }) => word !== '' && name === near)?.id;
}
