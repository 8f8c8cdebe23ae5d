import { randomInt } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { torture } from './torture';

const rounds = Number(process.argv[2] ?? 200);
const dataFolder = mkdtempSync(join(tmpdir(), 'torture-'));
const place = { dataFolder, databaseUrl: process.env.DATABASE_URL || null };
const outcome = await torture({
  place,
  rounds,
  random: (below) => randomInt(below),
});
console.log(JSON.stringify({ rounds, ...outcome }, null, 2));
process.exitCode = outcome.faults.length > 0 ? 1 : 0;
