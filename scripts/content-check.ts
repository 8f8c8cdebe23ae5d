import { join } from 'node:path';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { checkContent, reportContent } from '@/build/check/check-content';
import { ownFolders, textOf } from '@/build/check/source/content-folder';
import { ledgerFile } from '@/build/check/table-locations';
import { writeRead } from '@/build/check/write-tables';
import { writeWhole } from '@/build/write-whole';
import { environmentVariables, readVariables } from '@/server/platform/settings/variables.mjs';

const { record = false } = parseArgs({ options: { record: { type: 'boolean' } }, strict: false }).values;
const folders = ownFolders();
const checked = await checkContent(folders, {
  siteUrl: readVariables(environmentVariables()).SITE_URL,
  // in a fresh clone the rules of orders find no tables
  onRead: writeRead,
});
const { ledger, recorded } = checked;
// in the artist's folder: samples stay as they came
if (record && ledger && !isDeepStrictEqual(ledger, recorded))
  await writeWhole(join(folders.own, ledgerFile), textOf(folders, ledgerFile, ledger));
process.exitCode = reportContent(folders, checked) ? 0 : 1;
