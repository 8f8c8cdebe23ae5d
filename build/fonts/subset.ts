import subsetFont from 'subset-font';
import { letters } from './faces';

/** The measures in a font's tables that the fallback fonts need. */
export type Metrics = Readonly<{
  unitsPerEm: number;
  ascent: number;
  descent: number;
  lineGap: number;
  /** Width of a character in font units, 0 where the font has no glyph. */
  widthOf: (character: string) => number;
}>;

const useTypoMetrics = 1 << 7;

/** Offsets of the tables by tag, as the directory at the front of the file lists them. */
function tablesOf(font: Buffer): (tag: string) => number {
  const entries = Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const entry = 12 + 16 * index;
    return [font.toString('latin1', entry, entry + 4), font.readUInt32BE(entry + 8)] as const;
  });
  const offsets = new Map(entries);
  return (tag) => {
    const offset = offsets.get(tag);
    if (offset === undefined) throw new Error(`the font has no table ${tag}`);
    return offset;
  };
}

/** The cmap subtable of format 4, which covers all that is below U+10000. */
function mapOf(font: Buffer, cmap: number): number {
  const count = font.readUInt16BE(cmap + 2);
  const subtables = Array.from({ length: count }, (_, index) => cmap + font.readUInt32BE(cmap + 8 + 8 * index));
  const table = subtables.find((offset) => font.readUInt16BE(offset) === 4);
  if (table === undefined) throw new Error('the font has no character map of format 4');
  return table;
}

/** OpenType, cmap format 4: segments of character codes with a delta or a list of glyphs each. */
function glyphOf(font: Buffer, map: number, code: number): number {
  const segments = font.readUInt16BE(map + 6) / 2;
  const column = (start: number, index: number) => map + start + 2 * index;
  const index = Array.from({ length: segments }, (_, at) => at).find((at) => code <= font.readUInt16BE(column(14, at)));
  if (index === undefined) return 0;
  const first = font.readUInt16BE(column(16 + 2 * segments, index));
  if (code < first) return 0;
  const delta = font.readUInt16BE(column(16 + 4 * segments, index));
  const list = column(16 + 6 * segments, index);
  const offset = font.readUInt16BE(list);
  const glyph = offset === 0 ? code : font.readUInt16BE(list + offset + 2 * (code - first));
  return (glyph + delta) & 0xffff;
}

/** Reads an uncompressed TrueType or OpenType font. */
function metricsOf(font: Buffer): Metrics {
  const table = tablesOf(font);
  const [os2, hhea, hmtx, map] = [table('OS/2'), table('hhea'), table('hmtx'), mapOf(font, table('cmap'))];
  const typo = (font.readUInt16BE(os2 + 62) & useTypoMetrics) !== 0;
  const lines = typo ? os2 + 68 : hhea + 4;
  const widths = font.readUInt16BE(hhea + 34);
  return {
    unitsPerEm: font.readUInt16BE(table('head') + 18),
    ascent: font.readInt16BE(lines),
    descent: font.readInt16BE(lines + 2),
    lineGap: font.readInt16BE(lines + 4),
    widthOf(character) {
      const glyph = glyphOf(font, map, character.codePointAt(0) ?? 0);
      return glyph === 0 ? 0 : font.readUInt16BE(hmtx + 4 * Math.min(glyph, widths - 1));
    },
  };
}

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
