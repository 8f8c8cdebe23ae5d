import { createHash } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { create } from 'fontkit';
import subsetFont from 'subset-font';
import { writeWhole } from '../write-whole';
import { characters, type Face, faces, sourceOf } from './faces';

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
const recipe = JSON.stringify({ keepFeatures, noHinting: true, letters: characters, version: 2 });

/** The font as woff2. Without hints: they double the file and help only at small sizes. */
const subsetOf = (source: Buffer): Promise<Buffer> =>
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

/**
 * Advance widths of the printable ASCII characters (32 to 126) in units of 1/2048 em. Liberation, Arimo and Tinos have
 * the widths of Arial and Times New Roman, so one table serves all of them.
 */
export const systemWidths = {
  arial: [
    569, 569, 727, 1139, 1139, 1821, 1366, 391, 682, 682, 797, 1196, 569, 682, 569, 569, 1139, 1139, 1139, 1139, 1139,
    1139, 1139, 1139, 1139, 1139, 569, 569, 1196, 1196, 1196, 1139, 2079, 1366, 1366, 1479, 1479, 1366, 1251, 1593,
    1479, 569, 1024, 1366, 1139, 1706, 1479, 1593, 1366, 1593, 1479, 1366, 1251, 1479, 1366, 1933, 1366, 1366, 1251,
    569, 569, 569, 961, 1139, 682, 1139, 1139, 1024, 1139, 1139, 569, 1139, 1139, 455, 455, 1024, 455, 1706, 1139, 1139,
    1139, 1139, 682, 1024, 569, 1139, 1024, 1479, 1024, 1024, 1024, 684, 532, 684, 1196,
  ],
  'arial-bold': [
    569, 682, 971, 1139, 1139, 1821, 1479, 487, 682, 682, 797, 1196, 569, 682, 569, 569, 1139, 1139, 1139, 1139, 1139,
    1139, 1139, 1139, 1139, 1139, 682, 682, 1196, 1196, 1196, 1251, 1997, 1479, 1479, 1479, 1479, 1366, 1251, 1593,
    1479, 569, 1139, 1479, 1251, 1706, 1479, 1593, 1366, 1593, 1479, 1366, 1251, 1479, 1366, 1933, 1366, 1366, 1251,
    682, 569, 682, 1196, 1139, 682, 1139, 1251, 1139, 1251, 1139, 682, 1251, 1251, 569, 569, 1139, 569, 1821, 1251,
    1251, 1251, 1251, 797, 1139, 682, 1251, 1139, 1593, 1139, 1139, 1024, 797, 573, 797, 1196,
  ],
  times: [
    512, 682, 836, 1024, 1024, 1706, 1593, 369, 682, 682, 1024, 1155, 512, 682, 512, 569, 1024, 1024, 1024, 1024, 1024,
    1024, 1024, 1024, 1024, 1024, 569, 569, 1155, 1155, 1155, 909, 1886, 1479, 1366, 1366, 1479, 1251, 1139, 1479, 1479,
    682, 797, 1479, 1251, 1821, 1479, 1479, 1139, 1479, 1366, 1139, 1251, 1479, 1479, 1933, 1479, 1479, 1251, 682, 569,
    682, 961, 1024, 682, 909, 1024, 909, 1024, 909, 682, 1024, 1024, 569, 569, 1024, 569, 1593, 1024, 1024, 1024, 1024,
    682, 797, 569, 1024, 1024, 1479, 1024, 1024, 909, 983, 410, 983, 1108,
  ],
  'times-italic': [
    512, 682, 860, 1024, 1024, 1706, 1593, 438, 682, 682, 1024, 1382, 512, 682, 512, 569, 1024, 1024, 1024, 1024, 1024,
    1024, 1024, 1024, 1024, 1024, 682, 682, 1382, 1382, 1382, 1024, 1884, 1251, 1251, 1366, 1479, 1251, 1251, 1479,
    1479, 682, 909, 1366, 1139, 1706, 1366, 1479, 1251, 1479, 1251, 1024, 1139, 1479, 1251, 1706, 1251, 1139, 1139, 797,
    569, 797, 864, 1024, 682, 1024, 1024, 909, 1024, 909, 569, 1024, 1024, 569, 569, 909, 569, 1479, 1024, 1024, 1024,
    1024, 797, 797, 569, 1024, 909, 1366, 909, 909, 797, 819, 563, 819, 1108,
  ],
} as const;

/** The measures that a fallback font is declared with, in per cent. */
export type Adjustment = Readonly<{ size: number; ascent: number; descent: number; lineGap: number }>;

const accents = /\p{M}/gu;
/** Accents do not change a character's width, so `ą` counts as `a`; all others outside ASCII are left out. */
const measurable = (text: string): string =>
  text
    .normalize('NFD')
    .replace(accents, '')
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'L')
    .replace(/[^ -~]/g, '');

const sum = (text: string, widthOf: (character: string) => number): number =>
  [...text].reduce((total, character) => total + widthOf(character), 0);

/**
 * How the system's font must be scaled so that `text` is as wide as in the real font, and the real font's line measures
 * at that scale: then nothing moves when the real font arrives.
 */
export function adjust(real: Metrics, system: keyof typeof systemWidths, text: string): Adjustment {
  const sample = measurable(text);
  const widths = systemWidths[system];
  const inReal = sum(sample, real.widthOf) / real.unitsPerEm;
  const inSystem = sum(sample, (character) => widths[character.charCodeAt(0) - 32] ?? 0) / 2048;
  const size = inReal / inSystem;
  const share = (units: number) => (Math.abs(units) / real.unitsPerEm / size) * 100;
  return { size: size * 100, ascent: share(real.ascent), descent: share(real.descent), lineGap: share(real.lineGap) };
}

type Made = Readonly<{ files: number; made: number; bytes: number }>;
type FontFile = Readonly<{ face: Face; source: Buffer; file: string }>;

/** The file's name is a hash of its source and recipe, so an existing file need not be made again. */
export async function planned(face: Face): Promise<FontFile> {
  const source = await sourceOf(face);
  const hash = createHash('sha256').update(source).update(recipe).digest('hex').slice(0, 8);
  return { face, source, file: `${face.name}-${hash}.woff2` };
}

const rule = (declarations: Readonly<Record<string, string>>): string =>
  `@font-face{${Object.entries(declarations)
    .map(([property, value]) => `${property}:${value}`)
    .join(';')}}`;

const faceRule = ({ family, style, weight }: Face, file: string): string =>
  rule({
    'font-family': `"${family}"`,
    'font-style': style,
    'font-weight': weight,
    // on a slow connection a first visit shows the site's own typefaces too, as soon as they are loaded
    'font-display': 'swap',
    src: `url(/fonts/${file}) format("woff2")`,
  });

const percent = (value: number): string => `${value.toFixed(2)}%`;

/** The font `{family} Fallback`: the system's font with the real one's measures. */
export const fallbackRule = (
  { family, style, weight, fallback }: Pick<Face, 'family' | 'style' | 'weight' | 'fallback'>,
  { size, ascent, descent, lineGap }: Adjustment,
): string =>
  rule({
    'font-family': `"${family} Fallback"`,
    'font-style': style,
    'font-weight': weight,
    src: fallback.local.map((name) => `local("${name}")`).join(','),
    'size-adjust': percent(size),
    'ascent-override': percent(ascent),
    'descent-override': percent(descent),
    'line-gap-override': percent(lineGap),
  });

const fallbackOf = ({ face, source }: FontFile, text: string): string =>
  fallbackRule(face, adjust(measure(source), face.fallback.widths, text));

/**
 * Writes the font files, and a table of them with their @font-face rules and those of fallback fonts.
 * @param folder of the files
 * @param text the site's texts: their characters decide the widths of the fallbacks
 */
export async function makeFonts(folder: string, table: string, text: string): Promise<Made> {
  await mkdir(folder, { recursive: true });
  const files = await Promise.all(faces.map(planned));
  const there = new Set(await readdir(folder));
  const absent = files.filter(({ file }) => !there.has(file));
  for (const { source, file } of absent) await writeWhole(join(folder, file), await subsetOf(source));

  const rules = files.map(({ face, file }) => faceRule(face, file));
  const fallbacks = files.map((file) => fallbackOf(file, text));
  const addresses = files.map(({ file }) => `/fonts/${file}`);
  const written = { files: addresses, rules: [...rules, ...fallbacks].join('') };
  await writeWhole(table, `${JSON.stringify(written, null, 2)}\n`);

  const needed = new Set(files.map(({ file }) => file));
  await Promise.all([...there].filter((name) => !needed.has(name)).map((name) => rm(join(folder, name))));
  const sizes = await Promise.all(files.map(async ({ file }) => (await stat(join(folder, file))).size));
  return { files: files.length, made: absent.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}
