import type { Locale } from '@/i18n/locales';
import { isPartName } from '@/i18n/pages';

/** Letters that have no accent to take away. */
const others: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', ß: 'ss', æ: 'ae', œ: 'oe', đ: 'd' };

/** @example slugOf('Żółta łąka, wieczorem') // 'zolta-laka-wieczorem' */
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

export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const tried = number === 1 ? slug : `${slug}-${number}`;
    if (!taken.has(tried)) return tried;
  }
}
