import { CompiledQuery } from 'kysely';
import { databases, openStudio } from '@/e2e/support/in-process/studio';
import { UnusableDatabase } from '../faults';
import { openStorage } from '../open';
import { submissions } from '../queries/read';
import { openAtStart } from '../storage';

const ofNewer = '999-of-a-newer-version';

describe.each(databases)('%s', (database) => {
  test('TRUST-30: the tables are brought up to date once: a second start changes nothing', async () => {
    const { place, storage, close } = await openStudio({ database });
    const applied = async () =>
      (await storage.executeQuery(CompiledQuery.raw('select name, timestamp from kysely_migration order by name')))
        .rows;
    const before = await applied();
    await (await openStorage(place)).destroy();
    expect(await applied()).toEqual(before);
    expect(before.length).toBeGreaterThan(0);
    await close();
  });

  test('TRUST-30: an old version refuses the tables of a newer one in one line, and leaves them as they are', async () => {
    const { place, storage, close } = await openStudio({ database });
    const insert = `insert into kysely_migration (name, timestamp) values ('${ofNewer}', '2027-01-01T00:00:00.000Z')`;
    await storage.executeQuery(CompiledQuery.raw(insert));
    const refusal = await openStorage(place).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(UnusableDatabase);
    expect(String(refusal)).toMatch(
      /^Error: The database was changed by a newer version \(999-.*\. Start the newer .*\.$/,
    );
    await expect(openAtStart({ storage: () => openStorage(place) })).rejects.toThrow(ofNewer);
    expect(await submissions(storage)).toEqual([]);
    await close();
  });
});

test('TRUST-30: a storage that fails otherwise, or is silent, is no reason not to start', async () => {
  await openAtStart({ storage: () => Promise.reject(new Error('away')) });
  await openAtStart({ storage: () => new Promise(() => undefined) });
});
