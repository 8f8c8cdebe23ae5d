import { glob, readFile } from 'node:fs/promises';
import type { Localized } from '@/i18n/locales';
import type { Fault, SourceLocation } from '../fault';
import { readJson } from './json';
import { typescriptLines } from './typescript';

/** Content as text: the values of the JSON files, and the lines of everything. */
export type Sources = Readonly<{
  json: ReadonlyMap<string, unknown>;
  lineOf: (place: SourceLocation) => number;
}>;
type Read = Readonly<{
  file: string;
  value?: unknown;
  lineOf?: (place: SourceLocation) => number;
  faults: readonly Fault[];
}>;

const unreadable: Localized = {
  en: 'cannot be read from here on: a comma, a quotation mark or a bracket is missing or too many, here or in the line before',
  pl: 'od tego miejsca nie da się odczytać: tu albo w poprzednim wierszu brakuje przecinka, cudzysłowu lub nawiasu (albo jest o jeden za dużo)',
};
const brokenAt = (file: string, line: number): Read => ({
  file,
  faults: [{ item: file, fault: unreadable, at: { file, line } }],
});

function readTypescript(file: string, text: string): Read {
  try {
    return { file, lineOf: typescriptLines(text), faults: [] };
  } catch (error) {
    if (error instanceof SyntaxError && 'loc' in error) return brokenAt(file, (error.loc as { line: number }).line);
    throw error;
  }
}

function readData(file: string, text: string): Read {
  const read = readJson(text);
  if ('brokenAt' in read) return brokenAt(file, read.brokenAt);
  const faults = read.twice.map((path) => ({
    item: file,
    fault: { en: `${path.join('.')} stands twice`, pl: `${path.join('.')}: ten klucz jest dwa razy` },
    at: { file, path },
  }));
  return { file, value: read.value, lineOf: read.lineOf, faults };
}

const absent = (file: string): Read => ({
  file,
  faults: [{ item: file, fault: { en: 'the file is absent', pl: 'nie ma tego pliku' }, at: { file, line: 1 } }],
});

/** Reads one file of content. */
const readSource = (file: string, text: string): Read =>
  file.endsWith('.json') ? readData(file, text) : readTypescript(file, text);

async function readFileOfContent(file: string): Promise<Read> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? absent(file) : readSource(file, text);
}

async function filesOfContent(): Promise<readonly string[]> {
  const found: string[] = [];
  for await (const file of glob(['content/*.ts', 'content/{artworks,documents}/*.ts'])) found.push(file);
  const tables = found.filter((file) => !file.endsWith('.test.ts')).sort();
  return [...tables, 'content/ids.json', 'messages/pl.json', 'messages/en.json'];
}

/** Reads all files of content without running any of them. */
export async function readSources(): Promise<{ sources: Sources; faults: readonly Fault[] }> {
  const files = await filesOfContent();
  const all = await Promise.all(files.map(readFileOfContent));
  const byFile = new Map(all.map((read) => [read.file, read]));
  return {
    sources: {
      json: new Map(all.flatMap(({ file, value }) => (value === undefined ? [] : [[file, value]]))),
      lineOf: (place) => place.line ?? byFile.get(place.file)?.lineOf?.(place) ?? 1,
    },
    faults: all.flatMap(({ faults }) => faults),
  };
}
