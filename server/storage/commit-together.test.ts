import { databases, openStudio, type Studio } from '@/e2e/support/in-process/studio';
import { commitTogether } from './commit-together';
import type { Storage } from './tables';

describe.each(databases)('%s', (database) => {
  let studio: Studio;
  beforeEach(async () => {
    studio = await openStudio({ database });
  });
  afterEach(async () => {
    jest.clearAllMocks();
    await studio.close();
  });

  const year = (value: number) => () =>
    commitTogether(studio.storage, (transaction) =>
      transaction.insertInto('reference_counters').values({ year: value, last: 0 }).execute(),
    );
  const years = async () => {
    const rows = await studio.storage.selectFrom('reference_counters').select('year').orderBy('year').execute();
    return rows.map((row) => row.year);
  };
  const many = (count: number) => Array.from({ length: count }, (_, index) => 2000 + index);

  test.each([
    [1, 1],
    [50, 1],
    [130, 3],
  ])('%i of one turn share %i commits', async (count, commits) => {
    const transaction = jest.spyOn(studio.storage, 'transaction');
    await Promise.all(many(count).map((value) => year(value)()));
    expect(transaction).toHaveBeenCalledTimes(commits);
    expect(await years()).toEqual(many(count));
  });

  test('what comes while others are committed is committed next', async () => {
    const transaction = jest.spyOn(studio.storage, 'transaction');
    const begun = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    const first = commitTogether(studio.storage, async (own) => {
      begun.resolve();
      await gate.promise;
      return own.insertInto('reference_counters').values({ year: 2000, last: 0 }).execute();
    });
    await begun.promise;
    const next = Promise.all([year(2001)(), year(2002)()]);
    await new Promise(setImmediate);
    expect(transaction).toHaveBeenCalledTimes(1);
    gate.resolve();
    await Promise.all([first, next]);
    expect(transaction).toHaveBeenCalledTimes(2);
    expect(await years()).toEqual([2000, 2001, 2002]);
  });

  test('a storage that is closed meanwhile: all who wait get an error, and whoever comes later', async () => {
    const other = await openStudio({ database });
    const begun = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    const work = (own: Storage) => own.insertInto('reference_counters').values({ year: 2000, last: 0 }).execute();
    const running = commitTogether(other.storage, async (own) => {
      begun.resolve();
      await gate.promise;
      return work(own);
    });
    await begun.promise;
    const waiting = [running, ...[1, 2, 3].map(() => commitTogether(other.storage, work))];
    const closed = other.close();
    gate.resolve();
    const ended = await Promise.allSettled(waiting);
    await closed;
    // the first one, already running, may succeed: Postgres waits for it
    expect(ended.map(({ status }) => status).slice(1)).toEqual(['rejected', 'rejected', 'rejected']);
    await expect(commitTogether(other.storage, work)).rejects.toThrow();
  });

  test.each<[string, () => Promise<unknown>]>([
    ['a row that the database refuses', () => year(2000)()],
    ['a bug', () => together(() => Promise.reject(new TypeError('a bug')))],
  ])('%s fails alone', async (_, wrong) => {
    const ended = await Promise.allSettled([year(2000)(), wrong(), year(2001)()]);
    expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await years()).toEqual([2000, 2001]);
  });

  const full = jest.fn(() =>
    Promise.reject(Object.assign(new Error(), { code: database === 'sqlite' ? 'SQLITE_FULL' : '53100' })),
  );
  const together = (work: () => Promise<unknown>) => commitTogether(studio.storage, work);

  test('TRUST-13: nobody gets a result before the commit; an error that holds for all reaches all, after one try', async () => {
    const ended = await Promise.allSettled([year(2000)(), together(full), together(full)]);
    expect(ended.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect([full.mock.calls.length, await years()]).toEqual([1, []]);
    await year(2000)();
    expect(await years()).toEqual([2000]);
  });

  test('TRUST-13: where each is tried alone, that ends with what fails for all', async () => {
    const bug = jest.fn(() => Promise.reject(new TypeError('a bug')));
    const after = jest.fn(async () => undefined);
    const ended = await Promise.allSettled([year(2000)(), ...[bug, full, after, full].map(together), year(2001)()]);
    expect(ended.map(({ status }) => status)).toEqual(['fulfilled', ...Array(5).fill('rejected')]);
    expect([bug, full, after].map(({ mock }) => mock.calls.length)).toEqual([2, 1, 0]);
    expect(await years()).toEqual([2000]);
  });
});
