import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Localized } from '@/i18n/locales';
import { environmentVariables, readVariables } from '@/server/platform/settings/variables.mjs';
import { lookAt, ownFolders } from '../pictures/look';
import { writeWhole } from '../write-whole';
import { faultsOf } from './check';
import type { Fault } from './fault';
import { recorded } from './ledger';
import { sampleNotes } from './samples';
import { contentFolder, textOf } from './source/content-folder';
import { ledgerFile } from './table-locations';
import { type Contents, type Ledger, tablesOf } from './tables';
import { warningsOf } from './warnings';

/** Every image that the files of content name, also where they are faulty. */
function imagesOf(contents: Contents): readonly string[] {
  const named = (node: unknown): readonly string[] => {
    if (typeof node !== 'object' || node === null) return [];
    if ('image' in node && typeof node.image === 'string') return [node.image];
    return Object.values(node).flatMap(named);
  };
  return [...new Set(named(contents))];
}

/** In the artist's folder: samples stay as they came. */
async function writeLedger(ledger: Ledger): Promise<void> {
  const own = contentFolder();
  await writeWhole(join(own, ledgerFile), textOf({ project: '.', own }, ledgerFile, ledger));
}

/**
 * What is wrong with the tables.
 * @param shapes what is wrong with single values
 * @param record notes new ids and addresses, if nothing is wrong
 */
export async function checkTables(
  contents: Contents,
  shapes: readonly Fault[],
  record: boolean,
): Promise<{ faults: readonly Fault[]; notes: readonly Localized[] }> {
  const tables = tablesOf(contents, await lookAt(imagesOf(contents), ownFolders));
  const faults = faultsOf(tables, shapes);
  if (faults.length > 0) return { faults, notes: [] };
  const ledger = record ? recorded(tables) : tables.ledger;
  if (record && !isDeepStrictEqual(ledger, tables.ledger)) await writeLedger(ledger);
  const siteUrl = readVariables(environmentVariables()).SITE_URL;
  const samples = sampleNotes(tables, contents);
  return { faults, notes: warningsOf({ ...tables, ledger }, { siteUrl, samples }) };
}
