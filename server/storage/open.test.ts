import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompiledQuery } from 'kysely';
import { newDatabase } from '@/e2e/support/in-process/postgres';
import { openStudio } from '@/e2e/support/in-process/studio';
import { dataPlace, openExisting, openStorage } from './open';
import { submissions } from './queries/read';
import { hasFreeSpace } from './space';
import { openAtStart } from './storage';
import type { Storage } from './tables';

const inFolder = (dataFolder: string) => ({ dataFolder, databaseUrl: null });
const newFolder = (): string => mkdtempSync(join(tmpdir(), 'studio-'));

const firstCell = async (storage: Storage, query: string): Promise<unknown> =>
  Object.values((await storage.executeQuery(CompiledQuery.raw(query))).rows[0] as object)[0];

test('DESK-14: the place of a Postgres is told without its password', () => {
  const databaseUrl = 'postgres://anna:secret@db.example:5433/studio?sslmode=require';
  expect(dataPlace({ dataFolder: '', databaseUrl })).toBe('postgres://db.example:5433/studio');
});

test('DESK-14: a log whose database has vanished is a loss, and not an empty studio', async () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'studio.sqlite-wal'), 'the newest submissions');
  await expect(openExisting(inFolder(folder))).rejects.toMatchObject({ code: 'ENOENT' });
  rmSync(folder, { recursive: true });
});

test('a database that does not answer is said, not waited for', async () => {
  await expect(openStorage({ dataFolder: '', databaseUrl: 'postgres://127.0.0.1:1/x' })).rejects.toMatchObject({
    code: 'ECONNREFUSED',
  });
});

test('TRUST-16: WAL, full synchronisation, foreign keys, secure deletion and a wait of five seconds are set', async () => {
  const { storage, close } = await openStudio();
  const found = ['journal_mode', 'synchronous', 'foreign_keys', 'secure_delete', 'busy_timeout'].map((name) =>
    firstCell(storage, `pragma ${name}`),
  );
  expect(await Promise.all(found)).toEqual(['wal', 2, 1, 1, 5000]);
  await close();
});

test('TRUST-16: Postgres answers after the data is on disk, and a moment is a number', async () => {
  const { storage, close } = await openStudio({ database: 'postgres' });
  expect(await firstCell(storage, 'show synchronous_commit')).toBe('on');
  expect(await firstCell(storage, `select ${Date.UTC(2026, 1)}::bigint`)).toBe(Date.UTC(2026, 1));
  await close();
});

test('tables are STRICT', async () => {
  const { storage, close } = await openStudio();
  const ours = `name not like 'sqlite%' and name not like 'kysely%' and schema = 'main'`;
  expect(await firstCell(storage, `select count(*) from pragma_table_list where strict = 0 and ${ours}`)).toBe(0);
  expect(await firstCell(storage, `select count(*) from pragma_table_list where strict = 1 and ${ours}`)).toBe(14);
  await close();
});

test('processes that start together make the tables once', async () => {
  const place = { dataFolder: '', databaseUrl: await newDatabase() };
  const opened = await Promise.all([openStorage(place), openStorage(place), openStorage(place)]);
  for (const storage of opened) {
    expect(await submissions(storage)).toEqual([]);
    await storage.destroy();
  }
});

test('TRUST-30: a storage that fails otherwise, or is silent, is no reason not to start', async () => {
  await openAtStart({ storage: () => Promise.reject(new Error('away')) });
  await openAtStart({ storage: () => new Promise(() => undefined) });
});

const MiB = 1024 * 1024;
test.each([
  [1, 1023 * MiB, false],
  [1, 1024 * MiB, true],
  [0, 1023 * MiB, true],
  [0, 199 * MiB, false],
])('TRUST-16: %i photos with %i bytes free', (photos, free, expected) => {
  expect(hasFreeSpace({ photos, free })).toBe(expected);
});
