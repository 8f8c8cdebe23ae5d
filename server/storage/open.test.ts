import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { CompiledQuery, Kysely, SqliteDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import { newDatabase } from '@/e2e/support/in-process/postgres';
import { databases, openStudio } from '@/e2e/support/in-process/studio';
import { sqliteTypes } from './migrations/column-types';
import { migrations } from './migrations/migrations';
import { dataPlace, NoDatabase, openExisting, openStorage } from './open';
import { submissions } from './queries/read';
import { hasFreeSpace } from './space';
import type { Storage, Tables } from './tables';

const inFolder = (dataFolder: string) => ({ dataFolder, databaseUrl: null });
const newFolder = (): string => mkdtempSync(join(tmpdir(), 'studio-'));

const firstCell = async (storage: Storage, query: string): Promise<unknown> =>
  Object.values((await storage.executeQuery(CompiledQuery.raw(query))).rows[0] as object)[0];

test('TRUST-16: a file that another process is just writing to is opened when it is free', async () => {
  const { place, storage, close } = await openStudio();
  const other = new Database(join(place.dataFolder, 'studio.sqlite'));
  other.exec('BEGIN IMMEDIATE');
  const opening = openStorage(place);
  setTimeout(() => other.close(), 300);
  await (await opening).destroy();
  expect(await submissions(storage)).toEqual([]);
  await close();
});

test('processes that start together make one file, and leave nothing beside it', async () => {
  const folder = newFolder();
  const opened = await Promise.all([1, 2, 3].map(() => openStorage(inFolder(folder))));
  for (const storage of opened) await storage.destroy();
  expect(readdirSync(folder)).toEqual(['studio.sqlite']);
  rmSync(folder, { recursive: true });
});

describe.each(databases)('DESK-14: in %s', (database) => {
  test('what only opens a database makes none where there is none, and says where it looked', async () => {
    const dataFolder = newFolder();
    const place = { dataFolder, databaseUrl: database === 'postgres' ? await newDatabase() : null };
    for (let times = 0; times < 2; times += 1) {
      const error = await openExisting(place).catch((one: unknown) => one);
      expect(error).toBeInstanceOf(NoDatabase);
      expect(error).toMatchObject({ place: dataPlace(place) });
    }
    expect(readdirSync(dataFolder)).toEqual([]);
    await (await openStorage(place)).destroy();
    await (await openExisting(place)).destroy();
    rmSync(dataFolder, { recursive: true });
  });
});

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

test('TRUST-16: WAL, full synchronisation, foreign keys and secure deletion are set', async () => {
  const { storage, close } = await openStudio();
  const found = ['journal_mode', 'synchronous', 'foreign_keys', 'secure_delete', 'busy_timeout'].map((name) =>
    firstCell(storage, `pragma ${name}`),
  );
  expect(await Promise.all(found)).toEqual(['wal', 2, 1, 1, 0]);
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
  expect(await firstCell(storage, `select count(*) from pragma_table_list where strict = 1 and ${ours}`)).toBe(9);
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

test('an older file is brought up to date in place: keys are kept, addresses are found', async () => {
  const folder = newFolder();
  const file = new Database(join(folder, 'studio.sqlite'));
  const old = new Kysely<Tables>({ dialect: new SqliteDialect({ database: file }) });
  const provider = { getMigrations: async () => migrations(sqliteTypes) };
  await new Migrator({ db: old, provider }).migrateTo('001-submissions');
  const row = {
    id: 'a',
    kind: 'shop-order',
    reference: 'r',
    language: 'pl',
    content_hash: 'h',
    created_at: 1,
  } as const;
  await old
    .insertInto('submissions')
    .values({ ...row, fields: '{"delivery":{"email":"A@x.pl"}}', idempotency_key: 'k', read_at: null } as never)
    .execute();
  await old.destroy();
  const storage = await openStorage(inFolder(folder));
  expect(await submissions(storage)).toMatchObject([{ ...row, email: 'a@x.pl', idempotency_key: null }]);
  expect(await storage.selectFrom('idempotency').selectAll().execute()).toEqual([
    { kind: 'shop-order', key: 'k', submission_id: 'a', created_at: 1 },
  ]);
  await storage.destroy();
  rmSync(folder, { recursive: true });
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
