import type { Localized } from '@/i18n/locales';
import type { Fault } from './fault';
import { messageFaults } from './messages';
import type { Judged } from './rules';
import { shapeFaults } from './shapes';
import type { Places } from './source/content-folder';
import { readSources } from './source/sources';
import type { Contents } from './tables';

/** A fault with the path of its file, the artist's or the program's, and its line there. `name`: the file's among those of content. */
export type Found = Fault & Readonly<{ name: string; file: string; line: number }>;

/** `onRead`: takes tables that are as their schemas say, and sentences without a fault, before the rules look at them. */
type Options = Readonly<{
  siteUrl?: string | undefined;
  onRead?: (read: Readonly<{ contents?: Contents; messages?: Localized<unknown> }>) => Promise<unknown>;
}>;

const inOrderOfLines = (one: Found, other: Found): number =>
  one.file.localeCompare(other.file) || one.line - other.line;

/** Everything that is wrong with content, with files and lines; and what should not be forgotten. */
export async function checkContent(places: Places, { siteUrl, onRead }: Options = {}) {
  const { contents, messages, locate, faults: unreadable } = readSources(places);
  const wordFaults = messages ? messageFaults(messages) : [];
  const shapes = contents ? shapeFaults(contents) : [];
  await onRead?.({
    ...(contents && shapes.length === 0 && { contents }),
    ...(messages && wordFaults.length === 0 && { messages }),
  });
  // imported only now: the rules of orders load tables, which a first build has just written; with a fault there may be none
  const rules = await import('./rules').catch((error: unknown) => {
    if (shapes.length === 0) throw error;
  });
  const judged: Judged | undefined = contents && (await rules?.judge(contents, { places, shapes, siteUrl }));
  const faults = [...unreadable, ...wordFaults, ...(judged?.faults ?? shapes)];
  const found = faults.map((fault): Found => ({ ...fault, name: fault.at.file, ...locate(fault.at) }));
  return {
    faults: found.toSorted(inOrderOfLines),
    notes: judged?.notes ?? [],
    ledger: faults.length === 0 ? (judged?.ledger ?? null) : null,
    recorded: contents?.['ids.json'] ?? null,
  };
}
export type Checked = Awaited<ReturnType<typeof checkContent>>;

/** A fault in one line: file and line, the item, and what is wrong. */
export const lineOfFault = ({ item, text, name, file, line }: Found): string =>
  [`content: ${file}:${line}`, ...(item === name ? [] : [item]), text].join(': ');

/** Prints faults and notes, one line each. @returns whether content may be published */
export function reportContent({ faults, notes }: Pick<Checked, 'faults' | 'notes'>): boolean {
  for (const { text } of notes) console.log(`content: note: ${text}`);
  for (const fault of faults) console.error(lineOfFault(fault));
  const count = faults.length === 1 ? '1 fault' : `${faults.length} faults`;
  console.log(`content: ${faults.length === 0 ? 'all is in order' : count}`);
  return faults.length === 0;
}
