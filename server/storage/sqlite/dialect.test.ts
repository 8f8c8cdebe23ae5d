import { join } from 'node:path';
import Database from 'better-sqlite3';
import { openStudio, type Studio } from '@/e2e/support/in-process/studio';
import { limits } from '../../platform/limits';
import { submissions } from '../queries/read';
import type { Storage } from '../tables';

let studio: Studio;
let other: Database.Database;
beforeEach(async () => {
  jest.replaceProperty(limits.storage, 'busyMs', 100);
  studio = await openStudio();
  other = new Database(join(studio.folder, 'studio.sqlite'), { timeout: 0 });
});
afterEach(async () => {
  other.close();
  await studio.close();
  jest.restoreAllMocks();
});

const write = (storage: Storage, year: number) =>
  storage.insertInto('reference_counters').values({ year, last: 0 }).execute();
const years = async (storage: Storage = studio.storage) =>
  (await storage.selectFrom('reference_counters').select('year').execute()).map(({ year }) => year);

test('TRUST-16: a transaction that reads and then writes keeps others from writing in between', async () => {
  const between = () => other.prepare('insert into reference_counters (year, last) values (1999, 0)').run();
  await studio.storage.transaction().execute(async (transaction) => {
    expect(await years(transaction)).toEqual([]);
    expect(between).toThrow('locked');
    await write(transaction, 2000);
  });
  between();
  expect(await years()).toEqual([1999, 2000]);
});

test('TRUST-16: who reads does not wait for who writes; who writes is refused once it has waited', async () => {
  other.exec('begin immediate');
  expect(await submissions(studio.storage)).toEqual([]);
  await expect(studio.storage.transaction().execute((own) => write(own, 2000))).rejects.toMatchObject({
    code: 'SQLITE_BUSY',
  });
  other.exec('rollback');
  await studio.storage.transaction().execute((own) => write(own, 2001));
  expect(await years()).toEqual([2001]);
});

test('TRUST-16: what is not part of a transaction is not undone with it', async () => {
  const begun = Promise.withResolvers<void>();
  const { promise: undone, reject: undo } = Promise.withResolvers<never>();
  const transaction = studio.storage.transaction().execute(async (own) => {
    await write(own, 2000);
    begun.resolve();
    await undone;
  });
  await begun.promise;
  const beside = write(studio.storage, 2001);
  undo(new Error('undone'));
  await expect(transaction).rejects.toThrow('undone');
  await beside;
  expect(await years()).toEqual([2001]);
});
