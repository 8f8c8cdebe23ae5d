import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { startPostgres } from './postgres-server';

/** Set by `jest-setup.mjs` for the whole run. */
const folder = (): string => {
  const named = process.env.TEST_RUN_FOLDER;
  if (!named) throw new Error('TEST_RUN_FOLDER is set by the test run');
  return named;
};

/** The first suite that needs it starts it; suites in other processes wait for the file with its address. */
async function server(): Promise<string> {
  const address = join(folder(), 'address');
  try {
    mkdirSync(join(folder(), 'starting'));
    writeFileSync(`${address}.part`, await startPostgres(join(folder(), 'server')));
    renameSync(`${address}.part`, address);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  for (let tries = 0; !existsSync(address); tries += 1) {
    if (tries > 600) throw new Error('Postgres did not start');
    await sleep(50);
  }
  return readFileSync(address, 'utf8');
}

/** An empty database. @returns its address */
export async function newDatabase(): Promise<string> {
  const at = await server();
  const name = `studio_${randomUUID().replaceAll('-', '')}`;
  const client = new Client({ connectionString: `${at}/postgres` });
  await client.connect();
  await client.query(`create database ${name}`).finally(() => client.end());
  return `${at}/${name}`;
}
