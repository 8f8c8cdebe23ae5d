import { randomInt } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepRow, measuredNow } from '../support/results';
import { serverOf } from './server-of';
import { torture } from './torture';

const rounds = Number(process.argv[2] ?? 200);
const dataFolder = mkdtempSync(join(tmpdir(), 'torture-'));
const place = { dataFolder, databaseUrl: process.env.DATABASE_URL || null };
const conditions = measuredNow();
const outcome = await torture({
  place,
  rounds,
  random: (below) => randomInt(below),
});
console.log(JSON.stringify({ rounds, ...outcome }, null, 2));
const { faults, ...counts } = outcome;
keepRow('torture', await serverOf(place), { ...conditions, rounds, ...counts, faults: faults.length });
process.exitCode = outcome.faults.length > 0 ? 1 : 0;
