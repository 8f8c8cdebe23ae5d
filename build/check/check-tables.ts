import type { Localized } from '@/i18n/locales';
import { writeWhole } from '../write-whole';
import { faultsOf } from './check';
import type { Fault } from './fault';
import { recorded } from './ledger';
import { readTables } from './read-tables';
import { ledgerPath } from './table-locations';
import type { Ledger } from './tables';
import { warningsOf } from './warnings';

/**
 * What is wrong with the tables. Imported dynamically, after the tables could be read as text, because it loads them.
 * @param options `record`: notes new ids and addresses, if nothing is wrong
 */
export async function checkTables(
  ledger: Ledger,
  { record }: Readonly<{ record: boolean }>,
): Promise<{ faults: readonly Fault[]; notes: readonly Localized[] }> {
  const tables = await readTables(ledger);
  const faults = faultsOf(tables);
  if (faults.length > 0) return { faults, notes: [] };
  const kept = record ? recorded(tables) : ledger;
  if (record) await writeWhole(ledgerPath, `${JSON.stringify(kept, null, 2)}\n`);
  return { faults, notes: warningsOf({ ...tables, ledger: kept }) };
}
