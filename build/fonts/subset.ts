import subsetFont from 'subset-font';
import { letters } from './faces';
import { type Metrics, metricsOf } from './sfnt';

/** Features that are kept: kerning, ligatures, composed letters and tabular digits (DESIGN-5). The rest is ornament. */
const keepFeatures = ['kern', 'liga', 'clig', 'calt', 'rlig', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'lnum'];

/** Part of the files' names: it changes whenever the same source would give another subset. */
export const recipe = JSON.stringify({ keepFeatures, noHinting: true, letters, version: 2 });

/** The font as woff2. Without hints: they double the file and help only at small sizes. */
export const subsetOf = (source: Buffer): Promise<Buffer> =>
  subsetFont(source, letters, { targetFormat: 'woff2', keepFeatures, noHinting: true });

/** The measures of a font. */
export const measure = async (source: Buffer): Promise<Metrics> =>
  metricsOf(await subsetFont(source, letters, { targetFormat: 'truetype', noHinting: true }));
