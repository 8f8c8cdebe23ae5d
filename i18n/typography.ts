import type { Locale } from './locales';

const NBSP = '\u00a0';

/**
 * Binds what must not be torn at a line's end: a Polish one-letter word to the next word, a unit to its number
 * (DESIGN 3). Prices keep their ordinary space (readings 4), so `zł` is not among the units.
 */
export function bind(text: string, locale: Locale): string {
  const units = text.replace(/(\d) (cm|mm|m|ml|MiB)(?=$|[\s.,;)])/g, `$1${NBSP}$2`).replace(/ × /g, `${NBSP}×${NBSP}`);
  return locale === 'pl' ? units.replace(/(?<=^|[\s(„])([aiouwzAIOUWZ]) (?=\S)/g, `$1${NBSP}`) : units;
}
