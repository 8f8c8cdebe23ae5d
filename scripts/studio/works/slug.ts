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

/** The slug, or with the first number behind it that nobody has. */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const tried = number === 1 ? slug : `${slug}-${number}`;
    if (!taken.has(tried)) return tried;
  }
}
