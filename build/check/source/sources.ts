import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type FileName, files } from '@/content/schema';
import { type Localized, locales } from '@/i18n/locales';
import type { Fault } from '../fault';
import { messagesPath } from '../messages';
import type { SourceLocation } from '../table-locations';
import type { Contents } from '../tables';
import { contentFolder, samples, tablesIn } from './content-folder';
import { readJson } from './json';
import { laidOver, unknownSentences } from './sentences';

type Read = Readonly<{
  file: string;
  value?: unknown;
  lineOf?: (place: Pick<SourceLocation, 'path'>) => number;
  has?: (path: readonly PropertyKey[]) => boolean;
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
function readSource(file: string): Read | null {
  if (!existsSync(file)) return null;
  const read = readJson(file);
  if (read.fault) return { file, faults: [{ item: file, fault: read.fault, at: { file, line: read.brokenAt } }] };
  const faults = read.twice.map((path) => ({
    item: file,
    fault: { en: `${path.join('.')} stands twice`, pl: `${path.join('.')}: ten klucz jest dwa razy` },
    at: { file, line: read.lineOf({ path }) },
  }));
  return { file, value: read.value, lineOf: read.lineOf, has: read.has, faults };
}

/** The artist's file, else the program's; of sentences both, the artist's first. */
type Layers = readonly [Read, ...Read[]];

function readLayers(own: string, brought: string, isLaidOver: boolean): Layers {
  const first = readSource(own);
  if (first && !isLaidOver) return [first];
  const second = readSource(brought) ?? {
    file: brought,
    faults: [{ item: brought, fault: absent, at: { file: brought, line: 1 } }],
  };
  return first ? [first, second] : [second];
}

/** Undefined where a layer cannot be read. */
const contentIn = (layers: Layers): unknown =>
  layers.every(({ value }) => value !== undefined)
    ? layers.map(({ value }) => value).reduceRight((sentences, own) => laidOver(sentences, own))
    : undefined;

/** Content as text: what its files say, and the places of everything. What cannot be read is undefined. */
type Sources = Readonly<{
  contents: Contents | undefined;
  messages: Localized<unknown> | undefined;
  /** The file, the artist's or the program's, and the line. */
  locate: (place: SourceLocation) => Readonly<{ file: string; line: number }>;
  faults: readonly Fault[];
}>;

export function readSources(): Sources {
  const folder = contentFolder();
  const names = Object.keys(files) as FileName[];
  const sentences = locales.map(messagesPath);
  const broughtAs = new Map<string, string>([
    ...names.map((name) => [name, join(samples, name)] as const),
    ...sentences.map((name) => [name, name] as const),
  ]);
  const read = new Map(
    [...broughtAs].map(
      ([name, file]) => [file, readLayers(join(folder, name), file, sentences.includes(name))] as const,
    ),
  );
  const layersOf = (name: string) => read.get(broughtAs.get(name) ?? '') as Layers;
  const values = Object.fromEntries(names.map((name) => [name, contentIn(layersOf(name))]));
  const [pl, en] = [contentIn(layersOf(messagesPath('pl'))), contentIn(layersOf(messagesPath('en')))];
  const noSentence = sentences.map(layersOf).flatMap(([own, program]) => {
    const unknowns = program ? unknownSentences(program.value, own.value) : [];
    return unknowns.map((path) => noSuchSentence(own, path));
  });
  return {
    contents: names.every((name) => values[name]) ? (values as unknown as Contents) : undefined,
    messages: pl && en ? { pl, en } : undefined,
    locate({ file, path = [], line }) {
      const layers = read.get(file);
      if (line || !layers) return { file, line: line ?? 1 };
      const from = layers.find(({ has }) => has?.(path)) ?? layers.at(-1) ?? layers[0];
      return { file: from.file, line: from.lineOf?.({ path }) ?? 1 };
    },
    faults: [
      ...[...read.values()].flat().flatMap(({ faults }) => faults),
      ...noSentence,
      ...tablesIn(folder)
        .filter((name) => !broughtAs.has(name))
        .map((name) => {
          const file = join(folder, name);
          return { item: file, fault: unknown, at: { file, line: 1 } };
        }),
    ],
  };
}
