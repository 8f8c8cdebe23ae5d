import { join } from 'node:path';
import type { Localized } from '@/i18n/locales';
import { environmentVariables, readVariables } from '@/server/platform/settings/variables.mjs';
import { lookAt, ownFolders } from '../pictures/look';
import { writeWhole } from '../write-whole';
import { faultsOf } from './check';
import type { Fault } from './fault';
import { recorded } from './ledger';
import { type Brought, sampleNotes } from './samples';
import { contentFolder, samples, textOfHers } from './source/content-folder';
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

/** Where the artist's changes lie: samples stay as they came. */
async function writeLedger(ledger: Ledger): Promise<void> {
  const places = { project: '.', hers: contentFolder() ?? samples };
  const text = textOfHers(places, ledgerFile, ledger);
  if (text) await writeWhole(join(places.hers, ledgerFile), text);
}

/**
 * What is wrong with the tables.
 * @param shapes what is wrong with single values
 * @param brought what the program brought, and what is hers
 * @param record notes new ids and addresses, if nothing is wrong
 */
export async function checkTables(
  contents: Contents,
  shapes: readonly Fault[],
  record: boolean,
  brought: Brought,
): Promise<{ faults: readonly Fault[]; notes: readonly Localized[] }> {
  const tables = tablesOf(contents, await lookAt(imagesOf(contents), ownFolders));
  const faults = faultsOf(tables, shapes);
  if (faults.length > 0) return { faults, notes: [] };
  const ledger = record ? recorded(tables) : tables.ledger;
  if (record) await writeLedger(ledger);
  const siteUrl = readVariables(environmentVariables()).SITE_URL;
  const samples = sampleNotes(tables, contents, brought);
  return { faults, notes: warningsOf({ ...tables, ledger }, { siteUrl, samples }) };
}
