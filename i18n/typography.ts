import type { Locale } from './locales';

const NBSP = '\u00a0';

/** Numbers and their units. `zł` is not among them: prices keep their ordinary space (ORDER-12). */
const unit = /(\d) (cm|mm|m|ml|MiB)(?=$|[\s.,;)])/g;
const times = / × /g;
/** The hyphen of "T-shirt" and "e-mailem" is no place for a line to end; a word joiner is not seen. */
const hyphenated = /\b([Te])-(?=shirt|mail[a-z])/g;
const oneLetterWord = /(^|[\s\u00a0(„])([aiouwz]) (?=\S)/gi;

/**
 * Binds what must not be separated at the end of a line: a Polish one-letter word and the next word, a number and its
 * unit, the two halves of a T-shirt (DESIGN-16). No pattern has a look-behind, because older phones do not know it.
 */
export function bind(text: string, locale: Locale): string {
  const units = text.replace(unit, `$1${NBSP}$2`).replace(times, `${NBSP}×${NBSP}`).replace(hyphenated, '$1-\u2060');
  if (locale !== 'pl') return units;
  // twice, for a one-letter word right after another
  const once = units.replace(oneLetterWord, `$1$2${NBSP}`);
  return once.replace(oneLetterWord, `$1$2${NBSP}`);
}

/** All texts of a tree, each {@link bind bound}. */
export function bindAll<Texts>(texts: Texts, locale: Locale): Texts {
  if (typeof texts === 'string') return bind(texts, locale) as Texts;
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, bindAll(value, locale)])) as Texts;
}

/** In the middle of a line: its first letter small, unless it belongs to a name such as A4, XL or T-shirt. */
export const inLine = (text: string): string => text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
