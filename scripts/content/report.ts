import { faultsOf } from './check';
import { readTables } from './read-tables';
import { warningsOf } from './warnings';

/** Prints what content lacks. Returns whether it may be published. */
export async function reportContent(): Promise<boolean> {
  const tables = await readTables();
  const faults = faultsOf(tables);
  for (const warning of warningsOf(tables)) console.log(`content: note: ${warning}`);
  for (const { item, fault } of faults) console.error(`content: ${item}: ${fault}`);
  console.log(faults.length === 0 ? 'content: all is in order' : `content: ${faults.length} faults`);
  return faults.length === 0;
}
