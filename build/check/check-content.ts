import type { Locale, Localized } from '@/i18n/locales';
import type { Fault } from './fault';
import { loadFault } from './load-fault';
import { messageFaults, messagesPath } from './messages';
import { readSources, type Sources } from './source/sources';
import type { Ledger } from './tables';
import { typeFaults } from './type-check';

type Found = Readonly<{ faults: readonly Fault[]; notes: readonly Localized[] }>;
type Options = Readonly<{ locale: Locale; record: boolean }>;

type CheckResult = Found & Readonly<{ failure?: unknown }>;
const nothing: CheckResult = { faults: [], notes: [] };

/** Checks the tables. They are programs, so they are loaded only after all of them could be read as text. */
async function checkLoadedTables(ledger: Ledger, options: Options): Promise<CheckResult> {
  try {
    const { checkTables } = await import('./check-tables');
    return await checkTables(ledger, options);
  } catch (failure) {
    const fault = loadFault(failure);
    return fault ? { faults: [fault], notes: [] } : { ...nothing, failure };
  }
}

function messagesOf({ json }: Sources): readonly Fault[] {
  const [pl, en] = [json.get(messagesPath('pl')), json.get(messagesPath('en'))];
  return pl && en ? messageFaults({ pl, en }) : [];
}

const inOrderOfLines = (one: Fault, other: Fault): number =>
  one.at.file.localeCompare(other.at.file) || (one.at.line ?? 0) - (other.at.line ?? 0);

/** Everything that is wrong with content, with lines; and the warnings. */
export async function checkContent(options: Options): Promise<Found> {
  const { sources, faults: unreadable } = await readSources();
  const ledger = sources.json.get('content/ids.json') as Ledger | undefined;
  const tablesAreReadable = ledger !== undefined && unreadable.every(({ at }) => !at.file.endsWith('.ts'));
  const [tables, types] = await Promise.all([
    tablesAreReadable
      ? checkLoadedTables(ledger, { ...options, record: options.record && unreadable.length === 0 })
      : nothing,
    tablesAreReadable ? typeFaults(options.locale) : [],
  ]);
  // the type checker names the line where a table cannot be loaded; if it finds nothing, content is not the cause
  if (tables.failure && types.length === 0) throw tables.failure;
  const placed = [...unreadable, ...messagesOf(sources), ...tables.faults].map((fault) => ({
    ...fault,
    at: { ...fault.at, line: sources.lineOf(fault.at) },
  }));
  const told = new Set(placed.map(({ at }) => `${at.file}:${at.line}`));
  const untold = types.filter(({ at }) => !told.has(`${at.file}:${at.line}`));
  return { faults: [...placed, ...untold].toSorted(inOrderOfLines), notes: tables.notes };
}
