import { type FileName, files } from '@/content/schema';
import { type Localized, locales } from '@/i18n/locales';
import type { Fault } from '../fault';
import type { Contents } from '../table-locations';
import {
  type ContentFolders,
  fileOf,
  isTable,
  ownFileOf,
  samples,
  sentencesFile,
  tablesIn,
  Unreadable,
} from './content-folder';

const unknownSentences = (sentences: unknown, own: unknown): readonly (readonly string[])[] =>
  isTable(sentences) && isTable(own)
    ? Object.entries(own).flatMap(([key, inner]) =>
        key in sentences ? unknownSentences(sentences[key], inner).map((path) => [key, ...path]) : [[key]],
      )
    : [];

export function readSources(folders: ContentFolders) {
  const faults: Fault[] = [];
  const read = (name: string): unknown => {
    try {
      const value = fileOf(folders, name);
      if (value === undefined) faults.push({ file: name, path: [], text: 'the file is absent' });
      return value;
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      faults.push({ file: name, path: [], ...error.fault });
      return undefined;
    }
  };
  const names: readonly string[] = [...Object.keys(files), ...locales.map(sentencesFile)];
  const values = Object.fromEntries(names.map((name) => [name, read(name)]));
  for (const name of tablesIn(folders.own))
    if (!names.includes(name))
      faults.push({ file: name, path: [], text: `nobody reads this file: ${samples} has none of its name` });
  if (faults.length > 0) return { faults, contents: null, messages: null };
  const unknown = locales.flatMap((locale) => {
    const file = sentencesFile(locale);
    const program = fileOf({ project: folders.project, own: '' }, file);
    return unknownSentences(program, ownFileOf(folders, file)).map((path) => ({ file, path, text: 'is no sentence' }));
  });
  const messages = { pl: values[sentencesFile('pl')], en: values[sentencesFile('en')] } as Localized<unknown>;
  const contents = Object.fromEntries((Object.keys(files) as FileName[]).map((name) => [name, values[name]]));
  return { faults: unknown, contents: contents as unknown as Contents, messages };
}
