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

/** The samples, which come with the program. */
export const samples = 'content';

/** The folder of the artist's own files (CONTENT_DIR): each replaces the sample of its name. */
const contentFolder = (): string => readVariables(environmentVariables()).CONTENT_DIR;

/** The names of all tables in the artist's folder, also of those that nobody reads. What is hidden is no table. */
export function tablesIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .filter((name) => !name.startsWith('.'));
}

/**
 * Paths of the project's folder and of the artist's own. `changes`: files that are to take the places of hers, by their names there,
 * which are not there yet; null: the file goes.
 */
export type Places = Readonly<{
  project: string;
  own: string;
  changes?: ReadonlyMap<string, string | null>;
}>;

export const ownPlaces = (): Places => ({ project: '.', own: contentFolder() });

export function ownPath({ own, changes }: Places, name: string): string | null {
  const changed = changes?.get(name);
  if (changed !== undefined) return changed;
  const path = join(own, name);
  return existsSync(path) ? path : null;
}

/** Where an image lies: in the artist's folder, else among the samples. */
export const imagePathIn = (places: Places, image: string): string =>
  ownPath(places, `images/${image}`) ?? join(places.project, samples, 'images', image);

/** Sentences lie in `messages`, one file a language; the artist's are laid over the program's. */
export const sentencesFile = (locale: Locale) => `messages/${locale}.json` as const;
export const isSentences = (name: string): boolean => name.startsWith('messages/');

type Table = Readonly<Record<string, unknown>>;
export const isTable = (value: unknown): value is Table =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The program's sentences with the artist's in their places, key by key. */
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

/**
 * What the artist's own file of this name says; undefined where she has none.
 * @throws `Unreadable`
 */
export const ownFileOf = (places: Places, name: string): unknown => read(ownPath(places, name), name);

/**
 * A file of content as it is now: the artist's, else the sample.
 * @param name as `shop.json` or `messages/pl.json`
 * @throws `Unreadable`
 */
export function fileOf(places: Places, name: string): unknown {
  const own = ownFileOf(places, name);
  if (isSentences(name)) return laidOver(read(join(places.project, name), name), own);
  return own ?? read(join(places.project, samples, name), name);
}

/** The text of the artist's own file of this name, by whose `$schema` an editor completes what is typed. */
export function textOf(places: Places, name: string, content: object): string {
  if (isSentences(name)) return printed(content);
  const { $schema: _, ...values } = content as Readonly<Record<string, unknown>>;
  const schema = relative(dirname(resolve(places.own, name)), resolve(places.project, 'generated/schema', name));
  return printed({ $schema: schema, ...values });
}
