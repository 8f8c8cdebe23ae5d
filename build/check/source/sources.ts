import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type FileName, files } from '@/content/schema';
import { type Localized, locales } from '@/i18n/locales';
import type { Fault, SourceLocation } from '../fault';
import { messagesPath } from '../messages';
import type { Brought } from '../samples';
import type { Contents } from '../tables';
import { contentFolder, samples, tablesIn } from './content-folder';
import { readJson, unreadable } from './json';
import { isHers, lacking, overlaid } from './overlay';

type Read = Readonly<{
  file: string;
  value?: unknown;
  lineOf?: (place: Pick<SourceLocation, 'path'>) => number;
  faults: readonly Fault[];
}>;

const absent: Localized = { en: 'the file is absent', pl: 'nie ma tego pliku' };
const unknown: Localized = {
  en: `nobody reads this file; those of ${samples} and messages have their names`,
  pl: `tego pliku nikt nie czyta; nazywa się inaczej niż pliki z folderów ${samples} i messages`,
};

const noSuchSentence = ({ file, lineOf }: Read, path: readonly string[]): Fault => ({
  item: file,
  fault: { en: `there is no sentence ${path.join('.')}`, pl: `nie ma zdania ${path.join('.')}` },
  at: { file, line: lineOf?.({ path }) ?? 1 },
});

/** Reads one file of content. @returns null where there is none */
async function readSource(file: string): Promise<Read | null> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return null;
  const read = readJson(text);
  if ('brokenAt' in read)
    return { file, faults: [{ item: file, fault: unreadable, at: { file, line: read.brokenAt } }] };
  const faults = read.twice.map((path) => ({
    item: file,
    fault: { en: `${path.join('.')} stands twice`, pl: `${path.join('.')}: ten klucz jest dwa razy` },
    at: { file, line: read.lineOf({ path }) },
  }));
  return { file, value: read.value, lineOf: read.lineOf, faults };
}

/** The sample and what the artist changed of it. */
type Source = Readonly<{ sample: Read; hers: Read | null }>;

async function readBoth(file: string, own: string | null): Promise<Source> {
  const sample = (await readSource(file)) ?? {
    file,
    faults: [{ item: file, fault: absent, at: { file, line: 1 } }],
  };
  return { sample, hers: own ? await readSource(own) : null };
}

/** Undefined where one of both cannot be read. */
const contentIn = ({ sample, hers }: Source): unknown =>
  hers && hers.value === undefined ? undefined : overlaid(sample.value, hers?.value);

/** Content as text: what its files say, and the places of everything. What cannot be read is undefined. */
type Sources = Readonly<{
  contents: Contents | undefined;
  messages: Localized<unknown> | undefined;
  brought: Brought;
  /** The file, hers or the sample, and the line. */
  locate: (place: SourceLocation) => Readonly<{ file: string; line: number }>;
  faults: readonly Fault[];
}>;

export async function readSources(): Promise<Sources> {
  const folder = contentFolder();
  const names = Object.keys(files) as FileName[];
  const sampleOf = new Map([
    ...names.map((name) => [name, join(samples, name)] as const),
    ...locales.map((locale) => [messagesPath(locale), messagesPath(locale)] as const),
  ]);
  const read = new Map(
    await Promise.all(
      [...sampleOf].map(async ([name, file]) => [file, await readBoth(file, folder && join(folder, name))] as const),
    ),
  );
  const value = (name: string) => contentIn(read.get(sampleOf.get(name) ?? '') as Source);
  const values = Object.fromEntries(names.map((name) => [name, value(name)]));
  const sides = (side: 'sample' | 'hers') =>
    Object.fromEntries(names.map((name) => [name, read.get(sampleOf.get(name) ?? '')?.[side]?.value]));
  const [pl, en] = [value(messagesPath('pl')), value(messagesPath('en'))];
  const noSentence = locales.flatMap((locale) => {
    const { sample, hers } = read.get(messagesPath(locale)) as Source;
    return hers ? lacking(sample.value, hers.value).map((path) => noSuchSentence(hers, path)) : [];
  });
  const strange = (folder ? tablesIn(folder) : []).filter((name) => !sampleOf.has(name));
  return {
    contents: names.every((name) => values[name]) ? (values as unknown as Contents) : undefined,
    brought: { samples: sides('sample') as Contents, hers: sides('hers') },
    messages: pl && en ? { pl, en } : undefined,
    locate({ file, path = [], line }) {
      const source = read.get(file);
      if (line || !source) return { file, line: line ?? 1 };
      const from = source.hers && isHers(source.hers.value, path) ? source.hers : source.sample;
      return { file: from.file, line: from.lineOf?.({ path }) ?? 1 };
    },
    faults: [
      ...[...read.values()].flatMap(({ sample, hers }) => [...sample.faults, ...(hers?.faults ?? [])]),
      ...noSentence,
      ...strange.map((name) => {
        const file = join(folder ?? '', name);
        return { item: file, fault: unknown, at: { file, line: 1 } };
      }),
    ],
  };
}
