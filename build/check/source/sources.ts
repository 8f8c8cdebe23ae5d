import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type FileName, files } from '@/content/schema';
import { type Localized, locales } from '@/i18n/locales';
import type { Fault } from '../fault';
import { messagesPath } from '../messages';
import type { SourceLocation } from '../table-locations';
import type { Contents } from '../tables';
import { ownPath, type Places, samples, tablesIn } from './content-folder';
import { readJson } from './json';
import { laidOver, unknownSentences } from './sentences';

type Path = readonly PropertyKey[];
/** `file`: its path as a report shows it. */
type Read = Readonly<{
  file: string;
  value?: unknown;
  lineOf?: (path: Path) => number;
  has?: (path: Path) => boolean;
  faults: readonly Fault[];
}>;

/** Reads one file of content. @returns null where there is none */
function readSource(name: string, path: string, file: string): Read | null {
  if (!existsSync(path)) return null;
  const read = readJson(path);
  if (read.fault) return { file, faults: [{ item: name, ...read.fault, at: { file: name, line: read.brokenAt } }] };
  const faults = read.twice.map((keys) => ({
    item: name,
    text: `${keys.join('.')} stands twice`,
    at: { file: name, line: read.lineOf(keys) },
  }));
  return { file, value: read.value, lineOf: read.lineOf, has: read.has, faults };
}

/** The artist's file, else the program's; of sentences both, the artist's first. */
type Layers = readonly [Read, ...Read[]];

const isSentences = (name: string): boolean => name.startsWith('messages/');
const programPath = (name: string): string => (isSentences(name) ? name : join(samples, name));

function layersOf(places: Places, name: string): Layers {
  const path = ownPath(places, name);
  const own = path === null ? null : readSource(name, path, join(places.own, name));
  if (own && !isSentences(name)) return [own];
  const file = programPath(name);
  const brought = readSource(name, join(places.project, file), file) ?? {
    file,
    faults: [{ item: name, text: 'the file is absent', at: { file: name, line: 1 } }],
  };
  return own ? [own, brought] : [brought];
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
  locate: (at: SourceLocation) => Readonly<{ file: string; line: number }>;
  faults: readonly Fault[];
}>;

export function readSources(places: Places): Sources {
  const names = Object.keys(files) as FileName[];
  const sentences = locales.map(messagesPath);
  const read = new Map([...names, ...sentences].map((name) => [name as string, layersOf(places, name)]));
  const contentOf = (name: string): unknown => contentIn(read.get(name) as Layers);
  const values = Object.fromEntries(names.map((name) => [name, contentOf(name)]));
  const [pl, en] = [contentOf(messagesPath('pl')), contentOf(messagesPath('en'))];
  const unknowns = sentences.flatMap((name) => {
    const [own, program] = read.get(name) as Layers;
    const paths = program ? unknownSentences(program.value, own.value) : [];
    return paths.map((path): Fault => {
      return { item: name, text: `there is no sentence ${path.join('.')}`, at: { file: name, path } };
    });
  });
  return {
    contents: names.every((name) => values[name]) ? (values as unknown as Contents) : undefined,
    messages: pl && en ? { pl, en } : undefined,
    locate({ file, path = [], line }) {
      const layers = read.get(file);
      if (!layers) return { file: join(places.own, file), line: line ?? 1 };
      // what cannot be read has its own line, and is of one layer
      const from =
        (line ? layers.find(({ faults }) => faults.length > 0) : layers.find(({ has }) => has?.(path))) ??
        layers.at(-1) ??
        layers[0];
      return { file: from.file, line: line ?? from.lineOf?.(path) ?? 1 };
    },
    faults: [
      ...[...read.values()].flat().flatMap(({ faults }) => faults),
      ...unknowns,
      ...tablesIn(places.own)
        .filter((name) => !read.has(name))
        .map((name) => ({
          item: name,
          text: `nobody reads this file; those of ${samples} and messages have their names`,
          at: { file: name, line: 1 },
        })),
    ],
  };
}
