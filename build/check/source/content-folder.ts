import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { environmentVariables, readVariables } from '@/server/platform/settings/variables.mjs';
import { readJson } from './json';
import { changedFrom, overlaid, withValue } from './overlay';

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
export const printed = (file: object): string => `${inLines(file, '')}\n`;

/** The samples, which come with the program. */
export const samples = 'content';

/** The folder of what the artist changed (CONTENT_DIR); null: the samples are all there is. */
export function contentFolder(): string | null {
  const folder = readVariables(environmentVariables()).CONTENT_DIR;
  return resolve(folder) === resolve(samples) ? null : folder;
}

/** Where an image lies: hers, else the sample of that name. */
export function imagePath(image: string): string {
  const hers = join(contentFolder() ?? samples, 'images', image);
  return existsSync(hers) ? hers : join(samples, 'images', image);
}

/** The names of all tables in her folder, also of those that nobody reads. */
export function tablesIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
}

/** The project's folder and hers, both as paths. */
export type Places = Readonly<{ project: string; hers: string }>;

const sampleFolder = ({ project }: Places, name: string): string =>
  join(project, name.startsWith('messages/') ? '' : samples);
const isSample = (places: Places, name: string): boolean =>
  resolve(places.hers) === resolve(sampleFolder(places, name));

/** A file of content that is no JSON from a line on, as after a slip in an editor. `file`: its name among those of content. */
export class Unreadable extends Error {
  constructor(
    readonly file: string,
    readonly line: number,
  ) {
    super(`${file}:${line}`);
  }
}

function read(folder: string, name: string): unknown {
  const path = join(folder, name);
  if (!existsSync(path)) return undefined;
  const found = readJson(readFileSync(path, 'utf8'));
  if ('brokenAt' in found) throw new Unreadable(name, found.brokenAt ?? 1);
  return found.value;
}

/**
 * A file of content as it is now.
 * @param name as `shop.json` or `messages/pl.json`
 * @throws `Unreadable` where it is no JSON
 */
export const fileOf = (places: Places, name: string): unknown =>
  overlaid(read(sampleFolder(places, name), name), read(places.hers, name));

/** What the artist wrote in her file of this name; undefined where there is none. */
export const hersOf = (places: Places, name: string): unknown => read(places.hers, name);

/**
 * The text of her file by which the content becomes this: what differs from the sample, and what she has said already. Null:
 * nothing does.
 * @param said keys of values that she says now, also where they are the sample's
 */
export function textOfHers(
  places: Places,
  name: string,
  content: object,
  said: readonly (readonly (string | number)[])[] = [],
): string | null {
  if (isSample(places, name)) return printed(content);
  const { $schema: _, ...values } = content as Readonly<Record<string, unknown>>;
  const before = read(places.hers, name) as Readonly<Record<string, unknown>> | undefined;
  const hers = said.reduce<unknown>((all, path) => withValue(all, path, true), before);
  const changed = changedFrom(read(sampleFolder(places, name), name), values, hers);
  if (changed === undefined) return null;
  const schema = relative(dirname(resolve(places.hers, name)), resolve(places.project, 'generated/schema', name));
  return printed({ ...(name.startsWith('messages/') ? {} : { $schema: schema }), ...(changed as object) });
}
