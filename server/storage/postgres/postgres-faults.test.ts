import { sql } from 'kysely';
import { newDatabase } from '@/e2e/support/in-process/postgres';
import { isStorageFault } from '../faults';
import type { Storage } from '../tables';
import { openPostgres } from './open-postgres';

const silentMs = 1_000;
let storage: Storage;
beforeEach(async () => {
  storage = await openPostgres(await newDatabase(), silentMs);
});
afterEach(() => storage.destroy());

const year = (value: number): Promise<unknown> =>
  storage
    .transaction()
    .execute((transaction) => transaction.insertInto('reference_counters').values({ year: value, last: 0 }).execute());
const years = async (): Promise<number[]> => {
  const rows = await storage.selectFrom('reference_counters').select('year').orderBy('year').execute();
  return rows.map((row) => row.year);
};

/** The process id of the Postgres server process behind the connection. */
async function backend(on: Storage = storage): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(on);
  return rows[0]?.pid ?? 0;
}

test('TRUST-13: a connection that falls silent is given up, and so is nobody who comes later', async () => {
  const silent = await backend();
  process.kill(silent, 'SIGSTOP');
  try {
    expect(await year(2000).catch(isStorageFault)).toBe(true);
    await year(2002);
    expect(await backend()).not.toBe(silent);
  } finally {
    process.kill(silent, 'SIGCONT');
  }
  expect(await years()).toEqual([2002]);
});

test('TRUST-13: outside of a transaction a silent connection is given up too', async () => {
  const silent = await backend();
  process.kill(silent, 'SIGSTOP');
  try {
    expect(await years().catch(isStorageFault)).toBe(true);
    expect(await years()).toEqual([]);
  } finally {
    process.kill(silent, 'SIGCONT');
  }
});

test('TRUST-13: the error of a broken connection is the one that broke it', async () => {
  const broken = storage
    .transaction()
    .execute((transaction) => sql`select pg_terminate_backend(pg_backend_pid())`.execute(transaction));
  await expect(broken).rejects.toMatchObject({ code: '57P01' });
  expect(await years()).toEqual([]);
});

test('TRUST-13: a connection that breaks while it is held, and asks nothing, ends no process', async () => {
  const held = storage.transaction().execute(async (transaction) => {
    const pid = await backend(transaction);
    await sql`select pg_terminate_backend(${pid}, 5000)`.execute(storage);
    await new Promise((resolve) => setTimeout(resolve, 100));
    return backend(transaction);
  });
  await expect(held).rejects.toThrow('not queryable');
  expect(await years()).toEqual([]);
});
