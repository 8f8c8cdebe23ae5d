import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { Locale } from '@/i18n/locales';
import { environmentVariables, readVariables } from '@/server/platform/settings/variables.mjs';
import { readText, WrongEncoding } from '@/server/platform/text-file.mjs';

const width = 120;

function inLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{ ${Object.entries(value)
    .map(([key, inner]) => `${JSON.stringify(key)}: ${inLine(inner)}`)
    .join(', ')} }`;
}

function inLines(value: object, indent: string): string {
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const deeper = `${indent}  `;
  const parts = Object.entries(value).map(([key, inner]) => {
    const start = Array.isArray(value) ? deeper : `${deeper}${JSON.stringify(key)}: `;
    const line = inLine(inner);
    const fits = typeof inner !== 'object' || inner === null || start.length + line.length < width;
    return start + (fits ? line : inLines(inner, deeper));
  });
  return `${open}\n${parts.join(',\n')}\n${indent}${close}`;
}

/** A file of content as it is written, by the artist's commands too: what fits into a line stands in one. */
const printed = (file: object): string => `${inLines(file, '')}\n`;

export const samples = 'content';

/** The names of all tables in the artist's folder, also of those that nobody reads. What is hidden is no table. */
export function tablesIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .filter((name) => !name.startsWith('.'));
}

/** `own`: the artist's folder. `changes`: what is to replace its files, by their names; null removes one. */
export type ContentFolders = Readonly<{
  project: string;
  own: string;
  changes?: ReadonlyMap<string, string | null>;
}>;

export const ownFolders = (): ContentFolders => ({
  project: '.',
  own: readVariables(environmentVariables()).CONTENT_DIR,
});

export function ownPath({ own, changes }: ContentFolders, name: string): string | null {
  const changed = changes?.get(name);
  if (changed !== undefined) return changed;
  const path = join(own, name);
  return existsSync(path) ? path : null;
}

export const imagePathIn = (folders: ContentFolders, image: string): string =>
  ownPath(folders, `images/${image}`) ?? join(folders.project, samples, 'images', image);

/** Sentences lie in `messages`, one file a language; the artist's are laid over the program's. */
export const sentencesFile = (locale: Locale) => `messages/${locale}.json` as const;
export const isSentences = (name: string): boolean => name.startsWith('messages/');

type Table = Readonly<Record<string, unknown>>;
export const isTable = (value: unknown): value is Table =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function laidOver(sentences: unknown, own: unknown): unknown {
  if (own === undefined) return sentences;
  if (!isTable(sentences) || !isTable(own)) return own;
  const changed = Object.entries(own).map(([key, value]) => [key, laidOver(sentences[key], value)]);
  return { ...sentences, ...Object.fromEntries(changed) };
}

export class Unreadable extends Error {
  constructor(
    readonly file: string,
    readonly fault: Readonly<{ rule: 'unreadable' | 'encoding'; text: string; part?: string }>,
  ) {
    super(`${file}: ${fault.text}`);
  }
}

function read(path: string | null, name: string): unknown {
  if (path === null || !existsSync(path)) return undefined;
  try {
    return JSON.parse(readText(path));
  } catch (error) {
    if (error instanceof SyntaxError)
      throw new Unreadable(name, { rule: 'unreadable', text: `cannot be read: ${error.message}` });
    if (!(error instanceof WrongEncoding)) throw error;
    const { encoding } = error;
    const text = `the file is saved as ${encoding}, in which letters get lost: save it again, as UTF-8`;
    throw new Unreadable(name, { rule: 'encoding', text, part: encoding });
  }
}

/** @returns undefined where the artist has none @throws `Unreadable` */
export const ownFileOf = (folders: ContentFolders, name: string): unknown => read(ownPath(folders, name), name);

/** The artist's, else the sample. @param name as `shop.json` or `messages/pl.json` @throws `Unreadable` */
export function fileOf(folders: ContentFolders, name: string): unknown {
  const own = ownFileOf(folders, name);
  if (isSentences(name)) return laidOver(read(join(folders.project, name), name), own);
  return own ?? read(join(folders.project, samples, name), name);
}

/** The text of the artist's own file of this name, by whose `$schema` an editor completes what is typed. */
export function textOf(folders: ContentFolders, name: string, content: object): string {
  if (isSentences(name)) return printed(content);
  const { $schema: _, ...values } = content as Readonly<Record<string, unknown>>;
  const schema = relative(dirname(resolve(folders.own, name)), resolve(folders.project, 'generated/schema', name));
  return printed({ $schema: schema, ...values });
}
