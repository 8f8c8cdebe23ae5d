import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { type Alphabet, type Face, lettersOf } from './faces';
import { type Metrics, metricsOf } from './sfnt';

const resolve = createRequire(import.meta.url).resolve;

/** Features that are kept: kerning, ligatures, composed letters and tabular digits (DESIGN-5). The rest is ornament. */
const keepFeatures = ['kern', 'liga', 'clig', 'calt', 'rlig', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'lnum'];

/** Part of the files' names: it changes whenever the same source would give another subset. */
export const recipe = JSON.stringify({ keepFeatures, noHinting: true, version: 1 });

export const sourceOf = (face: Face, alphabet: Alphabet): Promise<Buffer> =>
  readFile(resolve(face.source.replace('{alphabet}', alphabet)));

/** The characters of one alphabet as woff2. Without hints: they double the file and help only at small sizes. */
export const subsetOf = (face: Face, alphabet: Alphabet, source: Buffer): Promise<Buffer> =>
  subsetFont(source, lettersOf(alphabet), {
    targetFormat: 'woff2',
    keepFeatures,
    noHinting: true,
    ...(face.axes && { variationAxes: face.axes }),
  });

/** The measures of a font, of a variable one at the given weight. */
export async function measure(source: Buffer, weight?: number): Promise<Metrics> {
  const font = await subsetFont(source, lettersOf('latin'), {
    targetFormat: 'truetype',
    noHinting: true,
    ...(weight !== undefined && { variationAxes: { wght: weight } }),
  });
  return metricsOf(font);
}
