import { databases, openStudio, type Studio } from '../testing/studio';
import { commitTogether } from './commit-together';

describe.each(databases)('%s', (database) => {
  let studio: Studio;
  beforeEach(async () => {
    studio = await openStudio({ database });
  });
  afterEach(() => studio.close());

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
    ['a bug', () => commitTogether(studio.storage, () => Promise.reject(new TypeError('a bug')))],
  ])('%s fails alone', async (_, wrong) => {
    const ended = await Promise.allSettled([year(2000)(), wrong(), year(2001)()]);
    expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await years()).toEqual([2000, 2001]);
  });

  test('trust: nobody is told before the commit; what fails for all is told to all, after one try', async () => {
    let tries = 0;
    const full = () =>
      commitTogether(studio.storage, () => {
        tries += 1;
        return Promise.reject(Object.assign(new Error(), { code: database === 'sqlite' ? 'SQLITE_FULL' : '53100' }));
      });
    const ended = await Promise.allSettled([year(2000)(), full(), full()]);
    expect(ended.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect([tries, await years()]).toEqual([1, []]);
    await year(2000)();
    expect(await years()).toEqual([2000]);
  });
});
