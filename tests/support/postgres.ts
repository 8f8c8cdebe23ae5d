import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makePostgres, type Postgres } from './in-process/postgres-server';

/** A Postgres of a test's own, as safe as in real life. `database`: the address of the one that every server has. */
export async function ownPostgres(): Promise<Postgres & { database: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'own-postgres-'));
  // Postgres runs as another user when we are root
  await chmod(folder, 0o755);
  const postgres = await makePostgres(join(folder, 'server'), { fsync: 'on' });
  const stopped = async (): Promise<void> => postgres.stop();
  return {
    ...postgres,
    database: `${postgres.url}/postgres`,
    // it may be away already
    remove: () =>
      stopped()
        .then(undefined, () => undefined)
        .then(() => rm(folder, { recursive: true })),
  };
}
