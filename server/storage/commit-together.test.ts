import { databases, openStudio, type Studio } from '../testing/studio';
import { commitTogether } from './commit-together';

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
    const first = year(2000)();
    await new Promise(setImmediate);
    await Promise.all([first, year(2001)()]);
    expect(await years()).toEqual([2000, 2001]);
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

  test('trust: nobody is told before the commit; what fails for all is told to all, after one try', async () => {
    const ended = await Promise.allSettled([year(2000)(), together(full), together(full)]);
    expect(ended.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect([full.mock.calls.length, await years()]).toEqual([1, []]);
    await year(2000)();
    expect(await years()).toEqual([2000]);
  });

  test('trust: where each is tried alone, that ends with what fails for all', async () => {
    const bug = jest.fn(() => Promise.reject(new TypeError('a bug')));
    const after = jest.fn(async () => undefined);
    const ended = await Promise.allSettled([year(2000)(), ...[bug, full, after, full].map(together), year(2001)()]);
    expect(ended.map(({ status }) => status)).toEqual(['fulfilled', ...Array(5).fill('rejected')]);
    expect([bug, full, after].map(({ mock }) => mock.calls.length)).toEqual([2, 1, 0]);
    expect(await years()).toEqual([2000]);
  });
});
