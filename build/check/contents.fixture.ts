import type { Contents } from './tables';

/** The tables that carry the mark of a sample, all alike. */
export const contentsOf = (sample: boolean): Contents =>
  Object.fromEntries(
    ['artist', 'prices', 'terms', 'lessons', 'from-photo'].map((name) => [`${name}.json`, { sample }]),
  ) as unknown as Contents;
