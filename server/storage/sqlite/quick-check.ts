import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { causeOf } from '../../platform/log';
import { isPostgres, type Storage } from '../tables';

/** By its path in the site's folder; the build puts in what it has compiled. */
const program = resolve(process.env.CHECK_PROGRAM ?? 'server/storage/sqlite/check-program.ts');

/** Postgres checks its pages by itself. @throws where the program could not look */
export async function isWhole(storage: Storage): Promise<boolean> {
  if (isPostgres(storage)) return true;
  const { rows } = await sql<{ file: string }>`pragma database_list`.execute(storage);
  const path = rows[0]?.file ?? '';
  try {
    await promisify(execFile)(process.execPath, [program, path], { env: { NODE_ENV: 'production' } });
    return true;
  } catch (error) {
    if (causeOf(error) === '2') return false;
    throw error;
  }
}
