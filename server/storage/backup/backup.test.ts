import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { orderRequest, orders, picture } from '@/e2e/support/in-process/order-request';
import { openStudio, type Studio } from '@/e2e/support/in-process/studio';
import { receive } from '@/server/http/receive/receive';
import { madeDelivered } from '../delivered';
import { openStorage } from '../open';
import { originalsFolder } from '../originals';
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

let studio: Studio;
let sent = 0;
beforeEach(async () => {
  studio = await openStudio();
  for (let n = 0; n < 3; n += 1) await send();
});
afterEach(() => studio.close());

async function send(on: Studio = studio): Promise<void> {
  const fields = { ...orders.portraits, email: `buyer-${++sent}@poczta.example` };
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const effects = { ...on.effects, uuid: () => crypto.randomUUID() };
  const answer = await receive('shop-order', orderRequest({ fields, photos: [await picture()], headers }), effects);
  expect(answer.status).toBe(201);
}
const file = (name = 'backup.sqlite') => join(studio.folder, name);
const targetOf = (place: Studio['place']) => ({
  ...place,
  contentFolder: file('new/content'),
  settingsFile: file('new.env'),
});
const empty = () => ({ dataFolder: file('empty'), databaseUrl: null });
const nothingBeside = (): Beside => ({ contentFolder: file('none'), settings: null });

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

test('DESK-6: everything comes back in an empty place, and the site goes on with the next number', async () => {
  const beside = layContent();
  const contents = { submissions: 3, photos: 3, letters: 6, damaged: 0, files: 2 };
  expect(backUp(studio.place, file(), beside)).toEqual(contents);
  expect(statSync(file()).mode & 0o777).toBe(0o600);
  expect(await restore(file(), targetOf(empty()))).toEqual({
    ...contents,
    settings: 'written',
    toFillIn: ['SMTP_URL'],
  });
  expect(treeOf(file('new/content'))).toEqual(treeOf(beside.contentFolder));
  expect(readFileSync(file('new.env'), 'utf8')).toBe(beside.settings);
  expect(statSync(file('new.env')).mode & 0o777).toBe(0o600);
  expect(readdirSync(file('empty'))).toEqual(['studio.sqlite']);
  const restored = await openStorage(empty());
  expect(await everything(restored)).toEqual(await everything(studio.storage));
  expect((await restored.introspection.getTables()).map(({ name }) => name)).not.toContain('backup_files');
  await send({ ...studio, effects: { ...studio.effects, storage: async () => restored } });
  const { last } = await restored.selectFrom('reference_counters').selectAll().executeTakeFirstOrThrow();
  expect(last).toBe(4);
  await restored.deleteFrom('submissions').execute();
  expect(await restored.selectFrom('photos').select('id').execute()).toEqual([]);
  await restored.destroy();
});

test('DESK-6: a restored backup knows no device and no link, as one may have been forgotten since', async () => {
  const { storage } = studio;
  const device = {
    id: 'a',
    secret_hash: 'a',
    name: 'Telefon',
    language: 'pl',
    created_at: 1,
    used_at: 1,
    lasts_ms: 1,
  } as const;
  await storage.insertInto('desk_devices').values(device).execute();
  await storage
    .insertInto('desk_links')
    .values({ secret_hash: 'a', created_at: 1, used_at: null, mailed: 0 })
    .execute();
  backUp(studio.place, file(), nothingBeside());
  await restore(file(), targetOf(empty()));
  const restored = await openStorage(empty());
  for (const table of ['desk_devices', 'desk_links'] as const)
    expect(await restored.selectFrom(table).selectAll().execute()).toEqual([]);
  await restored.destroy();
});

test('DESK-6: a database that holds something is not replaced, nor is a damaged one', async () => {
  backUp(studio.place, file(), nothingBeside());
  await restore(file(), targetOf(empty()));
  await expect(restore(file(), targetOf(empty()))).rejects.toMatchObject({ problem: 'full' });
  const place = { dataFolder: file('damaged'), databaseUrl: null };
  mkdirSync(place.dataFolder);
  writeFileSync(join(place.dataFolder, 'studio.sqlite'), 'no database');
  await expect(restore(file(), targetOf(place))).rejects.toMatchObject({ problem: 'full' });
  expect(statSync(join(place.dataFolder, 'studio.sqlite')).size).toBe(11);
});

test('DESK-6: an empty database, as a first start makes it, gives way', async () => {
  backUp(studio.place, file(), nothingBeside());
  await (await openStorage(empty())).destroy();
  expect(await restore(file(), targetOf(empty()))).toMatchObject({ submissions: 3 });
});

test('DESK-6: a database that the site has open is not replaced', async () => {
  backUp(studio.place, file(), nothingBeside());
  await expect(restore(file(), targetOf(studio.place))).rejects.toMatchObject({ problem: 'running' });
});

test('DESK-6: other content does not give way, and nothing has changed; settings that are there stay', async () => {
  backUp(studio.place, file(), layContent());
  const { contentFolder, settingsFile } = targetOf(empty());
  mkdirSync(contentFolder, { recursive: true });
  writeFileSync(join(contentFolder, 'shop.json'), '{"pictures":[1]}');
  writeFileSync(settingsFile, 'PORT=80\n');
  await expect(restore(file(), targetOf(empty()))).rejects.toMatchObject({ problem: 'full', path: contentFolder });
  expect(readdirSync(file('empty'))).toEqual([]);
  expect(readFileSync(join(contentFolder, 'shop.json'), 'utf8')).toBe('{"pictures":[1]}');
  // the same as in the backup: no content would be lost
  writeFileSync(join(contentFolder, 'shop.json'), '{"pictures":[]}');
  expect(await restore(file(), targetOf(empty()))).toMatchObject({ settings: 'kept', toFillIn: [] });
  expect(treeOf(contentFolder)).toEqual(treeOf(file('content')));
  expect(readFileSync(settingsFile, 'utf8')).toBe('PORT=80\n');
});

test('DESK-6: a Postgres is neither copied nor restored', async () => {
  const place = { dataFolder: file('empty'), databaseUrl: 'postgres://studio:secret@db.example/studio' };
  const fault = { problem: 'postgres', path: 'postgres://db.example/studio' };
  expect(() => backUp(place, file(), nothingBeside())).toThrow(expect.objectContaining(fault));
  await expect(restore(file(), targetOf(place))).rejects.toMatchObject(fault);
});

test('DESK-14: a backup of a studio that has no database makes none', () => {
  const fault = { code: 'NO_DATABASE', place: empty().dataFolder };
  expect(() => backUp(empty(), file(), nothingBeside())).toThrow(expect.objectContaining(fault));
  expect(existsSync(file())).toBe(false);
});

const changed = (statement: string) => (path: string) => {
  const backup = new Database(path);
  backup.exec(statement);
  backup.close();
};
test.each<[string, (path: string) => void, string]>([
  ['a file that is not there', () => undefined, 'missing'],
  ['a text', (path) => writeFileSync(path, 'no backup'), 'damaged'],
  ['an empty file', (path) => writeFileSync(path, ''), 'damaged'],
  ['a database of somebody else', changed('create table guests (name text)'), 'damaged'],
  [
    'a backup of a newer version',
    changed("insert into kysely_migration (name, timestamp) values ('999-newer', '')"),
    'newer',
  ],
  ['a backup that lost a page', (path) => writeFileSync(path, new Uint8Array(4096), { flag: 'r+' }), 'damaged'],
  ['a backup without a table', changed('drop table photos'), 'damaged'],
  [
    'a backup with one byte of her picture changed',
    changed("update backup_files set bytes = x'00' where name = 'content/images/1.jpg'"),
    'damaged',
  ],
  [
    'a backup with a name that leads out of the folder',
    changed("update backup_files set name = '../shop.json' where name like '%shop%'"),
    'damaged',
  ],
  ['a backup with files without their hashes', changed('alter table backup_files drop column sha256'), 'damaged'],
])('DESK-6: %s is refused, and nothing has changed', async (name, prepare, problem) => {
  if (name.startsWith('a backup')) backUp(studio.place, file(), layContent());
  prepare(file());
  await expect(restore(file(), targetOf(empty()))).rejects.toMatchObject({ problem });
  expect(existsSync(join(file('empty'), 'studio.sqlite'))).toBe(false);
  expect(existsSync(file('new'))).toBe(false);
});

test('DESK-6: a backup counts the photos that are damaged, and never takes a name that is taken', async () => {
  const [one] = await studio.storage.selectFrom('photos').select('id').limit(1).execute();
  await studio.storage
    .updateTable('photos')
    .set({ bytes: Buffer.from('?') })
    .where('id', '=', one?.id ?? '')
    .execute();
  expect(backUp(studio.place, file(), nothingBeside())).toMatchObject({ photos: 3, damaged: 1 });
  expect(() => backUp(studio.place, file(), nothingBeside())).toThrow(expect.objectContaining({ problem: 'taken' }));
});

test('DESK-6: one byte of a picture that the artist shows is noticed, by a backup and by what puts it back', async () => {
  const { id } = await studio.storage.selectFrom('submissions').select('id').limit(1).executeTakeFirstOrThrow();
  const shown = { width: 120, height: 90, bytes: await picture() };
  const event = { type: 'mark', state: 'in-work', note: '', picture: '' } as const;
  await addEvent(studio.storage, { id, position: 1, event, picture: shown }, studio.effects.now());
  expect(backUp(studio.place, file('sound.sqlite'), nothingBeside())).toMatchObject({ damaged: 0 });
  const bytes = Buffer.from(shown.bytes);
  bytes[300] = (bytes[300] ?? 0) ^ 1;
  await studio.storage.updateTable('order_pictures').set({ bytes }).execute();
  expect(backUp(studio.place, file(), nothingBeside())).toMatchObject({ photos: 3, damaged: 1 });
  expect(await restore(file(), targetOf(empty()))).toMatchObject({ photos: 3, damaged: 1 });
});

test('DESK-6: files that were handed over come back; one that is gone or was changed is counted, what no order has stays', async () => {
  const { id } = await studio.storage.selectFrom('submissions').select('id').limit(1).executeTakeFirstOrThrow();
  const way = { by: 'file', name: 'Plik.tif', bytes: 3 } as const;
  const event = { type: 'mark', state: 'sent', note: '', picture: null, way } as const;
  const folder = madeDelivered(studio.folder);
  for (const [position, name] of ['sound', 'changed', 'gone'].entries()) {
    const sha256 = hash('sha256', name);
    const place = { id, position: position + 1, event, file: { id: name, bytes: 3, sha256 } };
    await addEvent(studio.storage, place, studio.effects.now());
    writeFileSync(join(folder, name), name);
  }
  writeFileSync(join(folder, 'stray'), 'of nobody');
  expect(backUp(studio.place, file('whole.sqlite'), nothingBeside())).toMatchObject({ damaged: 0, files: 0 });
  writeFileSync(join(folder, 'changed'), 'else');
  rmSync(join(folder, 'gone'));
  expect(backUp(studio.place, file(), nothingBeside())).toMatchObject({ damaged: 2 });
  expect(await restore(file('whole.sqlite'), targetOf(empty()))).toMatchObject({ damaged: 0 });
  const restored = join(file('empty'), 'delivered');
  expect(readdirSync(restored).toSorted()).toEqual(['changed', 'gone', 'sound']);
  expect(readFileSync(join(restored, 'changed'), 'utf8')).toBe('changed');
  expect(statSync(restored).mode & 0o777).toBe(0o700);
  expect(statSync(join(restored, 'sound')).mode & 0o777).toBe(0o600);
});

test('DESK-6: the photos that works were cropped from come back with their crops; others that lie there do not give way', async () => {
  const folder = originalsFolder(studio.folder);
  mkdirSync(folder, { recursive: true });
  for (const name of ['2030.webp', '2030.json', '2031.webp.unfinished']) writeFileSync(join(folder, name), name);
  expect(backUp(studio.place, file(), nothingBeside())).toMatchObject({ damaged: 0, files: 0 });
  const restored = originalsFolder(empty().dataFolder);
  mkdirSync(restored, { recursive: true });
  writeFileSync(join(restored, '2030.webp'), 'another');
  await expect(restore(file(), targetOf(empty()))).rejects.toMatchObject({ problem: 'full', path: restored });
  expect(readdirSync(restored)).toEqual(['2030.webp']);
  rmSync(dirname(restored), { recursive: true });
  await restore(file(), targetOf(empty()));
  expect(readdirSync(restored).toSorted()).toEqual(['2030.json', '2030.webp']);
  expect(readFileSync(join(restored, '2030.webp'), 'utf8')).toBe('2030.webp');
  expect(statSync(restored).mode & 0o777).toBe(0o700);
});
