import type { Locale, Localized } from '@/i18n/locales';
import type { Fault } from './fault';
import { messageFaults } from './messages';
import { shapeFaults } from './shapes';
import { readSources } from './source/sources';
import type { Contents } from './tables';
import { writeMessages, writeTables } from './write-tables';

const words = {
  note: { en: 'note', pl: 'uwaga' },
  inOrder: { en: 'all is in order', pl: 'wszystko w porządku' },
} as const satisfies Record<string, Localized>;

const counted = (count: number): Localized => ({
  en: count === 1 ? '1 fault' : `${count} faults`,
  pl: `błędy: ${count}`,
});

/** One line for a fault: file and line, the item, and what is wrong. */
function lineOfFault({ item, fault, at: { file, line } }: Fault, locale: Locale): string {
  const named = item === file ? [] : [item];
  return [`content: ${file}:${line ?? 1}`, ...named, fault[locale]].join(': ');
}

type Found = Readonly<{ faults: readonly Fault[]; notes: readonly Localized[] }>;

const inOrderOfLines = (one: Fault, other: Fault): number =>
  one.at.file.localeCompare(other.at.file) || (one.at.line ?? 0) - (other.at.line ?? 0);

async function checkTables(contents: Contents, record: boolean): Promise<Found> {
  const shapes = shapeFaults(contents);
  if (shapes.length === 0) await writeTables(contents, 'generated/content');
  // imported only now: the rules of orders load the tables that were written last; there may be none of them yet
  const rules = await import('./check-tables').catch((error) => {
    if (shapes.length === 0) throw error;
  });
  return rules?.checkTables(contents, shapes, record) ?? { faults: shapes, notes: [] };
}

/**
 * Everything that is wrong with content, with lines; and the warnings.
 * @param options `record`: if nothing is wrong, new ids and addresses are recorded permanently
 */
async function checkContent({ record }: Readonly<{ record: boolean }>): Promise<Found> {
  const { contents, messages, locate, faults: unreadable } = readSources();
  const wordFaults = messages ? messageFaults(messages) : [];
  if (messages && wordFaults.length === 0) await writeMessages(messages, 'generated/messages');
  const found = contents && (await checkTables(contents, record && unreadable.length === 0));
  const faults = [...unreadable, ...wordFaults, ...(found?.faults ?? [])];
  const placed = faults.map((fault) => {
    const at = locate(fault.at);
    return { ...fault, item: fault.item === fault.at.file ? at.file : fault.item, at };
  });
  return { faults: placed.toSorted(inOrderOfLines), notes: found?.notes ?? [] };
}

/**
 * Prints the faults and warnings of content, one line each.
 * @param options `record`: if nothing is wrong, new ids and addresses are recorded permanently
 * @returns whether content may be published
 */
export async function reportContent(options: { locale?: Locale; record?: boolean } = {}): Promise<boolean> {
  const { locale = 'en', record = false } = options;
  const { faults, notes } = await checkContent({ record });
  for (const note of notes) console.log(`content: ${words.note[locale]}: ${note[locale]}`);
  for (const fault of faults) console.error(lineOfFault(fault, locale));
  console.log(`content: ${(faults.length === 0 ? words.inOrder : counted(faults.length))[locale]}`);
  return faults.length === 0;
}
