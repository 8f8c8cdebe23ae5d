import { createHash } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '../write-whole';
import { type Face, faces, sourceOf } from './faces';
import { type Adjustment, adjust } from './fallback';
import { measure, recipe, subsetOf } from './subset';

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
