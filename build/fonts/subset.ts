import { create } from 'fontkit';
import subsetFont from 'subset-font';
import { characters } from './faces';

/** What a fallback font must match. */
export type Metrics = Readonly<{
  unitsPerEm: number;
  ascent: number;
  descent: number;
  lineGap: number;
  /** Width of a character in font units; 0 where the subset has no glyph. */
  widthOf: (character: string) => number;
}>;

/** Features that are kept: kerning, ligatures, composed characters and tabular digits (DESIGN-5). The rest is ornament. */
const keepFeatures = ['kern', 'liga', 'clig', 'calt', 'rlig', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'lnum'];

/** Part of the files' names: it changes whenever the same source would give another subset. */
export const recipe = JSON.stringify({ keepFeatures, noHinting: true, letters: characters, version: 2 });

/** The font as woff2. Without hints: they double the file and help only at small sizes. */
export const subsetOf = (source: Buffer): Promise<Buffer> =>
  subsetFont(source, characters, { targetFormat: 'woff2', keepFeatures, noHinting: true });

/** The measures of a font. @throws where a file holds several */
export function measure(source: Buffer): Metrics {
  const font = create(source);
  if (!('layout' in font)) throw new Error('the file is a collection of fonts');
  const { unitsPerEm, ascent, descent, lineGap } = font;
  const widthOf = (character: string): number => {
    const { id, advanceWidth } = font.glyphForCodePoint(character.codePointAt(0) ?? 0);
    return id === 0 || !characters.includes(character) ? 0 : advanceWidth;
  };
  return { unitsPerEm, ascent, descent, lineGap, widthOf };
}
