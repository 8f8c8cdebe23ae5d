import type { Locale } from './locales';

const NBSP = '\u00a0';

/** Numbers and their units; `zł` is not among them: prices keep their ordinary space (ORDER-12). */
const unit = /(\d) (cm|mm|m|ml|MiB)(?=$|[\s.,;)])/g;
const times = / × /g;
const oneLetterWord = /(^|[\s\u00a0(„])([aiouwz]) (?=\S)/gi;

/**
 * Binds what must not be torn at a line's end: a Polish one-letter word to the next word, a unit to its number
 * (DESIGN-16). Without look-behind, which older phones do not know.
 */
export function bind(text: string, locale: Locale): string {
  const units = text.replace(unit, `$1${NBSP}$2`).replace(times, `${NBSP}×${NBSP}`);
  if (locale !== 'pl') return units;
  // twice, for a one-letter word right after another
  const once = units.replace(oneLetterWord, `$1$2${NBSP}`);
  return once.replace(oneLetterWord, `$1$2${NBSP}`);
}
