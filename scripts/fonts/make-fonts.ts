import { createHash } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '../lib/write-whole';
import { type Alphabet, alphabetNames, type Face, faces, lettersOf, preloads } from './faces';
import { adjust } from './fallback';
import { faceRule, fallbackRule } from './fonts-css';
import { measure, recipe, sourceOf, subsetOf } from './subset';

type Folders = Readonly<{ fonts: string; generated: string }>;
type Made = Readonly<{ files: number; made: number; bytes: number }>;
type FontFile = Readonly<{ face: Face; alphabet: Alphabet; source: Buffer; file: string }>;

/** The file's name is a hash of what it is made of, so an existing file need not be made again. */
async function planned(face: Face, alphabet: Alphabet): Promise<FontFile> {
  const source = await sourceOf(face, alphabet);
  const made = createHash('sha256').update(source).update(recipe).update(lettersOf(alphabet));
  const hash = made
    .update(JSON.stringify(face.axes ?? {}))
    .digest('hex')
    .slice(0, 8);
  return { face, alphabet, source, file: `${[face.name, alphabet, hash].join('-')}.woff2` };
}

async function fallbackRules({ face, source }: FontFile, text: string): Promise<readonly string[]> {
  const rules = face.fallbacks.map(async (fallback) => {
    const metrics = await measure(source, fallback.at);
    return fallbackRule(face, fallback, adjust(metrics, fallback.widths, text));
  });
  return Promise.all(rules);
}

function preloaded(files: readonly FontFile[]) {
  return preloads.flatMap(({ face, alphabet, locales }) =>
    files
      .filter((file) => file.face.name === face && file.alphabet === alphabet)
      .map(({ file }) => ({ href: `/fonts/${file}`, locales })),
  );
}

/**
 * Writes the font files, their @font-face rules with fallback fonts, and the list of fonts to preload.
 * @param text the site's texts: their letters decide the widths of the fallbacks
 */
export async function makeFonts({ fonts, generated }: Folders, text: string): Promise<Made> {
  await mkdir(fonts, { recursive: true });
  const files = await Promise.all(faces.flatMap((face) => alphabetNames.map((alphabet) => planned(face, alphabet))));
  const there = new Set(await readdir(fonts));
  const absent = files.filter(({ file }) => !there.has(file));
  for (const { face, alphabet, source, file } of absent)
    await writeWhole(join(fonts, file), await subsetOf(face, alphabet, source));

  const rules = files.map(({ face, alphabet, file }) => faceRule(face, file, lettersOf(alphabet)));
  const fallbacks = await Promise.all(
    files.filter(({ alphabet }) => alphabet === 'latin').map((file) => fallbackRules(file, text)),
  );
  await writeWhole(join(generated, 'fonts.css'), `${[...rules, ...fallbacks.flat()].join('\n')}\n`);
  await writeWhole(join(generated, 'fonts.json'), `${JSON.stringify(preloaded(files), null, 1)}\n`);

  const needed = new Set(files.map(({ file }) => file));
  await Promise.all([...there].filter((name) => !needed.has(name)).map((name) => rm(join(fonts, name))));
  const sizes = await Promise.all(files.map(async ({ file }) => (await stat(join(fonts, file))).size));
  return { files: files.length, made: absent.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}
