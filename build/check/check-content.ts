import { join } from 'node:path';
import type { Localized } from '@/i18n/locales';
import type { Fault } from './fault';
import { messageFaults } from './messages';
import type { Note } from './notes';
import { shapeFaults } from './shapes';
import {
  type ContentFolders,
  fileOf,
  imagePathIn,
  isSentences,
  ownFileOf,
  ownPath,
  samples,
} from './source/content-folder';
import { readSources } from './source/sources';
import type { Contents } from './table-locations';

/** `onRead`: takes tables that are as their schemas say, before the rules look at them. */
type Options = Readonly<{
  siteUrl?: string | undefined;
  onRead?: (contents: Contents, messages: Localized<unknown>) => Promise<unknown>;
}>;

/** `ledger`: with all ids and addresses of now; null where something is wrong. `recorded`: as its file has it. */
type Checked = Readonly<{
  faults: readonly Fault[];
  notes: readonly Note[];
  ledger: Contents['ids.json'] | null;
  recorded: Contents['ids.json'] | null;
}>;

function imagesIn(node: unknown): readonly string[] {
  if (typeof node !== 'object' || node === null) return [];
  return 'image' in node && typeof node.image === 'string' ? [node.image] : Object.values(node).flatMap(imagesIn);
}

export async function checkContent(folders: ContentFolders, { siteUrl, onRead }: Options = {}): Promise<Checked> {
  const { contents, messages, faults } = readSources(folders);
  const shapes = contents ? [...faults, ...messageFaults(messages), ...shapeFaults(contents)] : faults;
  if (!contents || shapes.length > 0) return { faults: shapes, notes: [], ledger: null, recorded: null };
  await onRead?.(contents, messages);
  // imported only now: the rules of orders load tables, which a first build has just written
  const { recorded, ruleFaults } = await import('./rules');
  const { notesOf } = await import('./notes');
  const { inspectImages } = await import('../pictures/inspect');
  const images = await inspectImages([...new Set(imagesIn(contents))], {
    sourceOf: (image) => imagePathIn(folders, image),
    generated: `${folders.project}/generated`,
  });
  const broken = ruleFaults(contents, images);
  const { $schema: _, ...before } = contents['ids.json'] as Contents['ids.json'] & { $schema?: string };
  if (broken.length > 0) return { faults: broken, notes: [], ledger: null, recorded: before };
  return { faults: [], notes: notesOf(contents, siteUrl), ledger: recorded(contents), recorded: before };
}

const stepInto = (node: unknown, key: PropertyKey): unknown => Object(node)[key];

function sourceOf(folders: ContentFolders, { file, path }: Fault): string {
  const isOwn = ownPath(folders, file) !== null;
  if (!isSentences(file)) return join(isOwn ? folders.own : samples, file);
  return isOwn && (path.length === 0 || path.reduce(stepInto, ownFileOf(folders, file)) !== undefined)
    ? join(folders.own, file)
    : file;
}

/** The file, the artist's or the program's, the value by its keys, and what is wrong. Rows of a table go by their number. */
export function lineOfFault(folders: ContentFolders, fault: Fault): string {
  const { file, path, text } = fault;
  let node = path.length > 0 ? fileOf(folders, file) : null;
  const keys = path.map((key) => {
    node = stepInto(node, key);
    const row = [stepInto(node, 'id'), stepInto(node, 'number')].find((one) => typeof one === 'number');
    return typeof key === 'number' ? (row ?? key) : key;
  });
  return [`content: ${sourceOf(folders, fault)}`, keys.join('.'), text].filter((part) => part !== '').join(': ');
}

export function reportContent(folders: ContentFolders, { faults, notes }: Pick<Checked, 'faults' | 'notes'>): boolean {
  for (const { text } of notes) console.log(`content: note: ${text}`);
  for (const fault of faults) console.error(lineOfFault(folders, fault));
  const count = faults.length === 1 ? '1 fault' : `${faults.length} faults`;
  console.log(`content: ${faults.length === 0 ? 'all is in order' : count}`);
  return faults.length === 0;
}
