import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { type Alphabet, type Face, lettersOf } from './faces';
import { type Metrics, metricsOf } from './sfnt';

const resolve = createRequire(import.meta.url).resolve;

/** Kerning, ligatures, what composes letters, and the digits that stand in columns (DESIGN-5); the rest is ornament. */
const keepFeatures = ['kern', 'liga', 'clig', 'calt', 'rlig', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'lnum'];

/** Changes whenever a subset would come out differently from the same source. */
export const recipe = JSON.stringify({ keepFeatures, noHinting: true, version: 1 });

export const sourceOf = (face: Face, alphabet: Alphabet): Promise<Buffer> =>
  readFile(resolve(face.source.replace('{alphabet}', alphabet)));

/** The letters of one alphabet as woff2. Hints are left out: they double the file and help only at small sizes. */
export const subsetOf = (face: Face, alphabet: Alphabet, source: Buffer): Promise<Buffer> =>
  subsetFont(source, lettersOf(alphabet), {
    targetFormat: 'woff2',
    keepFeatures,
    noHinting: true,
    ...(face.axes && { variationAxes: face.axes }),
  });

/** The measures of a face, of a variable one at the given weight. */
export async function measure(source: Buffer, weight?: number): Promise<Metrics> {
  const font = await subsetFont(source, lettersOf('latin'), {
    targetFormat: 'truetype',
    noHinting: true,
    ...(weight !== undefined && { variationAxes: { wght: weight } }),
  });
  return metricsOf(font);
}
