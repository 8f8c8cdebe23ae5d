import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { orderRequest, orders, picture } from '@/e2e/support/in-process/order-request';
import { newDatabase } from '@/e2e/support/in-process/postgres';
import { databases, openStudio, type Studio } from '@/e2e/support/in-process/studio';
import { layOldDatabase } from '@/e2e/support/old-database/lay';
import { receive } from '@/server/http/receive/receive';
import { openStorage } from '../open';
import { addEvent } from '../queries/order-events';
import type { Storage } from '../tables';
import { type Beside, backUp } from './back-up';
import { namesIn } from './files';
import { restore } from './restore';

const tables = ['submissions', 'photos', 'letters', 'idempotency', 'reference_counters'] as const;

/** Every row of every table, whatever the order. */
async function everything(storage: Storage): Promise<unknown> {
  const rows = await Promise.all(tables.map((table) => storage.selectFrom(table).selectAll().execute()));
  return rows.map((found) => found.map((row) => JSON.stringify(row)).toSorted());
}

let [studio, sent]: [Studio, number] = [undefined as unknown as Studio, 0];
const open = async (database: (typeof databases)[number]) => {
  studio = await openStudio({ database });
  for (let n = 0; n < 25; n += 1) await send();
};
afterEach(() => studio.close());

async function send(on: Studio = studio): Promise<void> {
  const fields = { ...orders.portraits, email: `buyer-${++sent}@poczta.example` };
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const effects = { ...on.effects, uuid: () => crypto.randomUUID() };
  const answer = await receive('shop-order', orderRequest({ fields, photos: [await picture()], headers }), effects);
  expect(answer.status).toBe(201);
}
const file = (name = 'backup.sqlite') => join(studio.folder, name);
const target = (place: Studio['place'], replace = false) => ({
  ...{ ...place, replace, aside: file('before') },
  ...{ contentFolder: file('new/content'), settingsFile: file('new.env') },
});

/** Her content, and the settings of her machine. */
function layContent(): Beside {
  const contentFolder = file('content');
  mkdirSync(join(contentFolder, 'images'), { recursive: true });
  writeFileSync(join(contentFolder, 'shop.json'), '{"pictures":[]}');
  writeFileSync(join(contentFolder, 'images/1.jpg'), Buffer.from([255, 0, 216]));
  return { contentFolder, settings: 'SITE_URL=https://studio.example\n#SMTP_URL=\n' };
}
const treeOf = (folder: string): Readonly<Record<string, string>> =>
  Object.fromEntries(namesIn(folder).map((name) => [name, readFileSync(join(folder, name), 'base64')]));

describe.each(databases.flatMap((one) => databases.map((other) => [one, other] as const)))('from %s', (from, to) => {
  test(`DESK-6: everything comes back in an empty ${to}, and the site goes on with the next number`, async () => {
    await open(from);
    const contents = { submissions: 25, photos: 25, letters: 50, damaged: 0 };
    expect(await backUp(studio.place, file())).toEqual(contents);
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    const place = { dataFolder: file('empty'), databaseUrl: to === 'postgres' ? await newDatabase() : null };
    expect(await restore(file(), target(place))).toMatchObject(contents);
    const restored = await openStorage(place);
    expect(await everything(restored)).toEqual(await everything(studio.storage));
    await send({ ...studio, effects: { ...studio.effects, storage: async () => restored } });
    const { last } = await restored.selectFrom('reference_counters').selectAll().executeTakeFirstOrThrow();
    expect(last).toBe(26);
    await restored.deleteFrom('submissions').execute();
    expect(await restored.selectFrom('photos').select('id').execute()).toEqual([]);
    await restored.destroy();
    expect(readdirSync(place.dataFolder).filter((name) => name.startsWith('.'))).toEqual([]);
  });
});

describe.each(databases)('into %s', (database) => {
  test('DESK-6: what is there gives way only where that is said, and is kept aside', async () => {
    await open(database);
    await backUp(studio.place, file());
    await send();
    if (database === 'sqlite') await studio.storage.destroy();
    await expect(restore(file(), target(studio.place))).rejects.toMatchObject({ problem: 'full' });
    await restore(file(), target(studio.place, true));
    const restored = await openStorage(studio.place);
    expect(await restored.selectFrom('submissions').select('id').execute()).toHaveLength(25);
    await restored.destroy();
    const kept = database === 'sqlite' ? join(file('before'), 'studio.sqlite') : file('before.sqlite');
    const aside = new Database(kept, { readonly: true });
    expect(aside.prepare('select count(*) from submissions').pluck().get()).toBe(26);
    aside.close();
  });
});

describe.each(databases.flatMap((one) => databases.map((other) => [one, other] as const)))('from %s', (from, to) => {
  test(`DESK-6: content and settings come back with a ${to}, each in its place, and leave nothing in the database`, async () => {
    await open(from);
    const beside = layContent();
    expect(await backUp(studio.place, file(), beside)).toMatchObject({ submissions: 25, files: 2, damaged: 0 });
    const place = { dataFolder: file('empty'), databaseUrl: to === 'postgres' ? await newDatabase() : null };
    expect(await restore(file(), target(place))).toEqual({
      ...{ submissions: 25, photos: 25, letters: 50, damaged: 0, files: 2 },
      ...{ contentAside: null, settings: 'written', toFillIn: ['SMTP_URL'] },
    });
    expect(treeOf(file('new/content'))).toEqual(treeOf(beside.contentFolder));
    expect([readFileSync(file('new.env'), 'utf8'), statSync(file('new.env')).mode & 0o777]).toEqual([
      beside.settings,
      0o600,
    ]);
    expect(readdirSync(place.dataFolder).filter((name) => name.startsWith('.'))).toEqual([]);
    const restored = await openStorage(place);
    expect((await restored.introspection.getTables()).map(({ name }) => name)).not.toContain('backup_files');
    expect(await everything(restored)).toEqual(await everything(studio.storage));
    await restored.destroy();
  });
});

test('DESK-6: other content gives way only where that is said, and is kept aside; settings that are there stay', async () => {
  await open('sqlite');
  await backUp(studio.place, file(), layContent());
  const place = { dataFolder: file('empty'), databaseUrl: null };
  const { contentFolder, settingsFile } = target(place);
  mkdirSync(contentFolder, { recursive: true });
  writeFileSync(join(contentFolder, 'shop.json'), '{"pictures":[1]}');
  writeFileSync(settingsFile, 'PORT=80\n');
  await expect(restore(file(), target(place))).rejects.toMatchObject({ problem: 'full', path: contentFolder });
  expect(readdirSync(place.dataFolder)).toEqual([]);
  expect(await restore(file(), target(place, true))).toMatchObject({
    ...{ contentAside: `${contentFolder}-before`, settings: 'kept', toFillIn: [] },
  });
  expect(readFileSync(join(`${contentFolder}-before`, 'shop.json'), 'utf8')).toBe('{"pictures":[1]}');
  expect(treeOf(contentFolder)).toEqual(treeOf(file('content')));
  expect(readFileSync(settingsFile, 'utf8')).toBe('PORT=80\n');
  // the same once more: no content would be lost
  const other = { dataFolder: file('other'), databaseUrl: null };
  expect(await restore(file(), target(other))).toMatchObject({ contentAside: null });
});

test.each([
  ['one byte of her picture', "update backup_files set bytes = x'00' where name = 'content/images/1.jpg'"],
  ['a name that leads out of the folder', "update backup_files set name = '../shop.json' where name like '%shop%'"],
  ['files without their hashes', 'alter table backup_files drop column sha256'],
])('DESK-6: a backup with %s is refused, and nothing has changed', async (_, change) => {
  await open('sqlite');
  await backUp(studio.place, file(), layContent());
  const changed = new Database(file());
  changed.exec(change);
  changed.close();
  const place = { dataFolder: file('empty'), databaseUrl: null };
  await expect(restore(file(), target(place, true))).rejects.toMatchObject({ problem: 'damaged' });
  expect([existsSync(place.dataFolder), existsSync(file('new'))]).toEqual([false, false]);
});

test('DESK-6: a backup without files leaves content and settings as they are', async () => {
  await open('sqlite');
  await backUp(studio.place, file());
  const place = { dataFolder: file('empty'), databaseUrl: null };
  const { contentFolder } = target(place);
  mkdirSync(contentFolder, { recursive: true });
  writeFileSync(join(contentFolder, 'shop.json'), '{}');
  expect(await restore(file(), target(place))).toMatchObject({ contentAside: null, settings: null });
  expect(treeOf(contentFolder)).toEqual({ 'shop.json': Buffer.from('{}').toString('base64') });
});

test('DESK-14: a backup of a studio that has no database makes none', async () => {
  await open('sqlite');
  const place = { dataFolder: file('empty'), databaseUrl: null };
  await expect(backUp(place, file())).rejects.toMatchObject({ code: 'NO_DATABASE', place: place.dataFolder });
  const empty = { dataFolder: file('empty'), databaseUrl: await newDatabase() };
  await expect(backUp(empty, file())).rejects.toMatchObject({ code: 'NO_DATABASE' });
  expect(existsSync(file())).toBe(false);
});

test('DESK-6: a database that the site has open is not replaced', async () => {
  await open('sqlite');
  await backUp(studio.place, file());
  await expect(restore(file(), target(studio.place, true))).rejects.toMatchObject({ problem: 'running' });
  expect(existsSync(file('before'))).toBe(false);
});

test('DESK-6: a damaged database gives way as it is', async () => {
  await open('sqlite');
  await backUp(studio.place, file());
  const place = { dataFolder: file('damaged'), databaseUrl: null };
  mkdirSync(place.dataFolder);
  writeFileSync(join(place.dataFolder, 'studio.sqlite'), 'no database');
  await expect(restore(file(), target(place))).rejects.toMatchObject({ problem: 'full' });
  await restore(file(), target(place, true));
  expect(statSync(join(file('before'), 'studio.sqlite')).size).toBe(11);
});

test.each([
  ['a file that is not there', () => undefined, 'missing'],
  ['a text', (path: string) => writeFileSync(path, 'no backup'), 'damaged'],
  ['an empty file', (path: string) => writeFileSync(path, ''), 'damaged'],
  [
    'a backup of a newer version',
    (path: string) => {
      const newer = new Database(path);
      newer.exec("insert into kysely_migration (name, timestamp) values ('999-newer', '')");
      newer.close();
    },
    'newer',
  ],
  [
    'a backup that lost a page',
    (path: string) => {
      const bytes = statSync(path).size;
      writeFileSync(path, new Uint8Array(4096), { flag: 'r+' });
      expect(statSync(path).size).toBe(bytes);
    },
    'damaged',
  ],
])('DESK-6: %s is refused, and nothing has changed', async (name, prepare, problem) => {
  await open('sqlite');
  if (name.startsWith('a backup')) await backUp(studio.place, file());
  prepare(file());
  const place = { dataFolder: file('empty'), databaseUrl: null };
  await expect(restore(file(), target(place, true))).rejects.toMatchObject({ problem });
  expect(existsSync(join(place.dataFolder, 'studio.sqlite'))).toBe(false);
});

test.each([
  ['without the links of orders', 'drop table order_links'],
  ['without a column', 'alter table letters drop column content'],
  ['with another column', 'alter table submissions add column stars integer not null default 1'],
  ['without an index', 'drop index submissions_by_content'],
  ['with an index that keeps one form a person', 'create unique index one_each on submissions (email)'],
  ['with a trigger', "create trigger no before insert on photos begin select raise(abort, 'no'); end"],
  ['with a view', 'create view names as select reference from submissions'],
  ['with a table of somebody else', 'create table guests (name text)'],
  ['without its migrations', 'drop table kysely_migration'],
])('DESK-6: a backup %s is refused, and nothing has changed', async (_, change) => {
  await open('sqlite');
  await backUp(studio.place, file());
  const changed = new Database(file());
  changed.exec(change);
  changed.close();
  const place = { dataFolder: file('empty'), databaseUrl: null };
  await expect(restore(file(), target(place, true))).rejects.toMatchObject({ problem: 'foreign' });
  expect(readdirSync(place.dataFolder)).toEqual([]);
});

test('DESK-6: a backup of an older version is brought up to date', async () => {
  studio = await openStudio({ prepare: layOldDatabase });
  const older = { dataFolder: file('older'), databaseUrl: null };
  mkdirSync(older.dataFolder);
  await layOldDatabase(older);
  const place = { dataFolder: file('empty'), databaseUrl: null };
  const contents = await restore(join(older.dataFolder, 'studio.sqlite'), target(place));
  expect(contents).toMatchObject({ submissions: 11, damaged: 0 });
  const restored = await openStorage(place);
  expect(await everything(restored)).toEqual(await everything(studio.storage));
  await restored.destroy();
});

test('DESK-6: a backup counts the photos that are damaged, and never takes a name that is taken', async () => {
  await open('sqlite');
  const [one] = await studio.storage.selectFrom('photos').select('id').limit(1).execute();
  await studio.storage
    .updateTable('photos')
    .set({ bytes: Buffer.from('?') })
    .where('id', '=', one?.id ?? '')
    .execute();
  expect(await backUp(studio.place, file())).toMatchObject({ photos: 25, damaged: 1 });
  await expect(backUp(studio.place, file())).rejects.toMatchObject({ problem: 'taken' });
});

describe.each(databases)('from %s', (database) => {
  test('DESK-6: one byte of a picture that the artist shows is noticed, by a backup and by what puts it back', async () => {
    studio = await openStudio({ database });
    await send();
    const { id } = await studio.storage.selectFrom('submissions').select('id').executeTakeFirstOrThrow();
    const shown = { width: 120, height: 90, bytes: await picture() };
    const event = { type: 'mark', state: 'in-work', note: '', picture: '' } as const;
    await addEvent(studio.storage, { id, position: 1, event, picture: shown }, studio.effects.now());
    expect(await backUp(studio.place, file('sound.sqlite'))).toMatchObject({ damaged: 0 });
    const bytes = Buffer.from(shown.bytes);
    bytes[300] = (bytes[300] ?? 0) ^ 1;
    await studio.storage.updateTable('order_pictures').set({ bytes }).execute();
    expect(await backUp(studio.place, file())).toMatchObject({ photos: 1, damaged: 1 });
    const place = { dataFolder: file('empty'), databaseUrl: null };
    expect(await restore(file(), target(place))).toMatchObject({ photos: 1, damaged: 1 });
  });
});
