import { createHash } from 'node:crypto';
import { CompiledQuery } from 'kysely';
import { orderRequest } from '@/e2e/support/in-process/order-request';
import { databases, openStudio } from '@/e2e/support/in-process/studio';
import { receive } from '@/server/http/receive/receive';
import { openStorage } from '../open';
import { addEvent } from '../queries/order-events';
import { submissions } from '../queries/read';
import type { Storage } from '../tables';
import { isNewerSchema, refuseNewerSchema } from './migrate';

const tablesOf = async (storage: Storage): Promise<readonly string[]> =>
  (await storage.introspection.getTables()).map(({ name }) => name);

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
    expect(isNewerSchema(refusal)).toBe(true);
    expect(String(refusal)).toMatch(
      /^Error: The database was changed by a newer version \(999-.*\. Start the newer .*\.$/,
    );
    await expect(refuseNewerSchema({ storage: () => openStorage(place) })).rejects.toThrow(ofNewer);
    expect(await submissions(storage)).toEqual([]);
    await close();
  });

  test('TRUST-30: the words that an older version kept for its searches go, and nothing else', async () => {
    const { place, storage, effects, close } = await openStudio({ database });
    await receive('shop-order', orderRequest(), effects);
    const [before, sent] = [await tablesOf(storage), await submissions(storage)];
    for (const query of [
      'create table search_texts (submission_id text primary key references submissions (id), text text not null)',
      `insert into search_texts select id, 'kanarek' from submissions`,
      // what has run since runs again, too
      'alter table order_pictures drop column sha256',
      `delete from kysely_migration where name >= '008-no-search-texts'`,
    ])
      await storage.executeQuery(CompiledQuery.raw(query));
    await (await openStorage(place)).destroy();
    expect(await tablesOf(storage)).toEqual(before);
    expect(before).not.toContain('search_texts');
    expect(await submissions(storage)).toEqual(sent);
    expect(sent).toHaveLength(1);
    await close();
  });

  test('TRUST-30: pictures that the artist showed before they had a hash are given one', async () => {
    const { place, storage, effects, close } = await openStudio({ database });
    await receive('shop-order', orderRequest(), effects);
    const { id } = await storage.selectFrom('submissions').select('id').executeTakeFirstOrThrow();
    const event = { type: 'mark', state: 'in-work', note: '', picture: '' } as const;
    for (const position of [1, 2]) {
      const picture = { width: 1, height: 1, bytes: Buffer.from(`picture ${position}`) };
      await addEvent(storage, { id, position, event, picture }, 0);
    }
    for (const change of [
      'alter table order_pictures drop column sha256',
      "delete from kysely_migration where name = '009-picture-hashes'",
    ])
      await storage.executeQuery(CompiledQuery.raw(change));
    await (await openStorage(place)).destroy();
    const kept = await storage.selectFrom('order_pictures').select('sha256').orderBy('position').execute();
    const hashes = [1, 2].map((n) => createHash('sha256').update(`picture ${n}`).digest('hex'));
    expect(kept.map(({ sha256 }) => sha256)).toEqual(hashes);
    await close();
  });
});

test('TRUST-30: a storage that fails otherwise, or is silent, is no reason not to start', async () => {
  await refuseNewerSchema({ storage: () => Promise.reject(new Error('away')) });
  await refuseNewerSchema({ storage: () => new Promise(() => undefined) });
});
