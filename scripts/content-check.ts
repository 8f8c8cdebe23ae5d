import { recorded } from './content/ledger';
import { ledgerPath, readTables } from './content/read-tables';
import { reportContent } from './content/report';
import { writeWhole } from './lib/write-whole';

if (process.argv.includes('--record'))
  await writeWhole(ledgerPath, `${JSON.stringify(recorded(await readTables()), null, 2)}\n`);

process.exitCode = (await reportContent()) ? 0 : 1;
