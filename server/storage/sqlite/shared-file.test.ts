import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { openStudio, type Studio } from '@/e2e/support/in-process/studio';
import { countsOf } from '../../http/health/answer-health';
import { claim } from '../../mail/outbox/lease';
import { limits } from '../../platform/limits';
import { commitTogether } from '../commit-together';
import { submissions } from '../queries/read';

const busyMs = 1000;
let studio: Studio;
let other: Database.Database;
let events: string[];

beforeEach(async () => {
  jest.replaceProperty(limits.storage, 'busyMs', busyMs);
  studio = await openStudio();
  other = new Database(join(studio.folder, 'studio.sqlite'));
  events = [];
});
afterEach(async () => {
  other.close();
  await studio.close();
  jest.restoreAllMocks();
});

async function noted(name: string, work: Promise<unknown>): Promise<void> {
  events.push(
    await work.then(
      () => name,
      ({ code }) => `${name}: ${code}`,
    ),
  );
}

const year = (value: number) => ({ year: value, last: 0 });
const kept = (value: number) =>
  commitTogether(studio.storage, (transaction) =>
    transaction.insertInto('reference_counters').values(year(value)).execute(),
  );
const ownTransaction = () =>
  studio.storage.transaction().execute((transaction) => transaction.deleteFrom('idempotency').execute());
const years = async () =>
  (await studio.storage.selectFrom('reference_counters').select('year').execute()).map((row) => row.year);

test('TRUST-16: all who need a held file fail together, whoever reads meanwhile; who reads does not wait', async () => {
  other.exec('BEGIN IMMEDIATE');
  const writing = [
    noted('visitor', kept(2000)),
    noted('letter', claim(studio.storage, 0)),
    noted('own', ownTransaction()),
    noted('read', submissions(studio.storage)),
    noted('own', ownTransaction()),
    noted('health', countsOf(studio.storage)),
    wait(busyMs / 2).then(() => noted('visitor', kept(2001))),
    wait(busyMs / 2).then(() => noted('read', submissions(studio.storage))),
  ];
  void wait(busyMs * 2).then(() => events.push('a second wait'));
  await Promise.all(writing);
  const later = [
    noted('own', ownTransaction()),
    noted('read', submissions(studio.storage)),
    noted('visitor', kept(2002)),
  ];
  await Promise.all(later);
  expect(events.slice(0, 3).toSorted()).toEqual(['health', 'read', 'read']);
  expect(events.slice(3).toSorted()).toEqual([
    ...['letter: SQLITE_BUSY', 'own: SQLITE_BUSY', 'own: SQLITE_BUSY', 'own: SQLITE_BUSY', 'read'],
    ...['visitor: SQLITE_BUSY', 'visitor: SQLITE_BUSY', 'visitor: SQLITE_BUSY'],
  ]);
  other.exec('ROLLBACK');
  await kept(2003);
  expect(await years()).toEqual([2003]);
});

test('TRUST-16: those who wait get the file one after the other when it is free', async () => {
  other.exec('BEGIN IMMEDIATE');
  const writing = [2000, 2001, 2002].map((value) =>
    studio.storage.transaction().execute(async (transaction) => {
      events.push(`${value} begins`);
      await transaction.insertInto('reference_counters').values(year(value)).execute();
      await wait(5);
      events.push(`${value} ends`);
    }),
  );
  await wait(100);
  other.exec('ROLLBACK');
  await Promise.all(writing);
  const begun = events.filter((event) => event.endsWith('begins')).map((event) => event.slice(0, 4));
  expect(events).toEqual(begun.flatMap((value) => [`${value} begins`, `${value} ends`]));
  expect(await years()).toEqual([2000, 2001, 2002]);
});

test('TRUST-16: what is not part of a transaction is not undone with it', async () => {
  const { promise: undone, reject: undo } = Promise.withResolvers<never>();
  const transaction = studio.storage.transaction().execute(async (own) => {
    await own.insertInto('reference_counters').values(year(2000)).execute();
    await undone;
  });
  await wait(20);
  const beside = studio.storage.insertInto('reference_counters').values(year(2001)).execute();
  const seen = years();
  await wait(20);
  undo(new Error('undone'));
  await expect(transaction).rejects.toThrow('undone');
  await beside;
  expect(await seen).not.toContain(2000);
  expect(await years()).toEqual([2001]);
});
