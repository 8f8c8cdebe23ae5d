import { readFile } from 'node:fs/promises';
import { type FileName, files } from '@/content/schema';
import type { Localized } from '@/i18n/locales';
import type { Fault, SourceLocation } from '../fault';
import { messagesPath } from '../messages';
import type { Contents } from '../tables';
import { readJson } from './json';

type Read = Readonly<{
  value?: unknown;
  lineOf?: (place: SourceLocation) => number;
  faults: readonly Fault[];
}>;

const unreadable: Localized = {
  en: 'cannot be read from here on: a comma, a quotation mark or a bracket is missing or too many, here or in the line before',
  pl: 'od tego miejsca nie da się odczytać: tu albo w poprzednim wierszu brakuje przecinka, cudzysłowu lub nawiasu (albo jest o jeden za dużo)',
};
const absent: Localized = { en: 'the file is absent', pl: 'nie ma tego pliku' };

/** Reads one file of content. */
async function readSource(file: string): Promise<Read> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return { faults: [{ item: file, fault: absent, at: { file, line: 1 } }] };
  const read = readJson(text);
  if ('brokenAt' in read) return { faults: [{ item: file, fault: unreadable, at: { file, line: read.brokenAt } }] };
  const faults = read.twice.map((path) => ({
    item: file,
    fault: { en: `${path.join('.')} stands twice`, pl: `${path.join('.')}: ten klucz jest dwa razy` },
    at: { file, path },
  }));
  return { value: read.value, lineOf: read.lineOf, faults };
}

/** Content as text: what its files say, and the lines of everything. What cannot be read is undefined. */
type Sources = Readonly<{
  contents: Contents | undefined;
  messages: Localized<unknown> | undefined;
  lineOf: (place: SourceLocation) => number;
  faults: readonly Fault[];
}>;

export async function readSources(): Promise<Sources> {
  const names = Object.keys(files) as FileName[];
  const paths = [...names.map((name) => `content/${name}`), messagesPath('pl'), messagesPath('en')];
  const read = new Map(await Promise.all(paths.map(async (path) => [path, await readSource(path)] as const)));
  const values = Object.fromEntries(names.map((name) => [name, read.get(`content/${name}`)?.value]));
  const [pl, en] = [read.get(messagesPath('pl'))?.value, read.get(messagesPath('en'))?.value];
  return {
    contents: names.every((name) => values[name]) ? (values as unknown as Contents) : undefined,
    messages: pl && en ? { pl, en } : undefined,
    lineOf: (place) => place.line ?? read.get(place.file)?.lineOf?.(place) ?? 1,
    faults: [...read.values()].flatMap(({ faults }) => faults),
  };
}
