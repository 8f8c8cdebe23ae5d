import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makePostgres, type Postgres } from './in-process/postgres-server';

/** A Postgres for one test, with fsync as in production. `database`: the address of its default database. */
export async function ownPostgres(): Promise<Postgres & { database: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'own-postgres-'));
  // if we are root, Postgres runs as another user, who must be able to enter the folder
  await chmod(folder, 0o755);
  const postgres = await makePostgres(join(folder, 'server'), { fsync: 'on' });
  const stopped = async (): Promise<void> => postgres.stop();
  return {
    ...postgres,
    database: `${postgres.url}/postgres`,
    // it may be stopped already
    remove: () =>
      stopped()
        .then(undefined, () => undefined)
        .then(() => rm(folder, { recursive: true })),
  };
}
