import Database from 'better-sqlite3';
import { CompiledQuery } from 'kysely';
import { openStudio, type Studio } from '../testing/studio';
import { openStorage } from './open';
import { photosOf, submissionBy, submissions } from './read';
import { type KeptPhoto, type NewSubmission, saveSubmission } from './save';

const photo: KeptPhoto = { name: 'a.jpg', width: 10, height: 10, sha256: 'x', bytes: Buffer.from('jpeg') };
const order: NewSubmission = {
  ...{ kind: 'shop-order', language: 'pl', fields: { version: 1 }, key: null, hash: 'h' },
  photos: [photo, { ...photo, bytes: Buffer.from('second') }],
};

let studio: Studio;
beforeEach(async () => {
  studio = await openStudio();
});
afterEach(() => studio.close());
const save = (submission = order) => saveSubmission(studio.storage, submission, studio.effects);

test('an order and its photos are kept together', async () => {
  const { id, reference } = await save();
  expect(await submissionBy(studio.storage, '2026-0001-a2')).toMatchObject({ id, reference, read_at: null });
  const kept = await photosOf(studio.storage, id);
  expect(kept.map(({ position, bytes }) => [position, bytes.toString()])).toEqual([
    [1, 'jpeg'],
    [2, 'second'],
  ]);
});

test('trust: a photo that cannot be kept leaves nothing, not even a used number', async () => {
  const broken = { ...photo, bytes: 'a text, which STRICT refuses' as unknown as Buffer };
  await expect(save({ ...order, photos: [photo, broken] })).rejects.toThrow(/BLOB/);
  expect(await submissions(studio.storage)).toEqual([]);
  expect((await save()).reference).toBe('2026-0001-A2');
});

test('orders of one moment get numbers of their own', async () => {
  const saved = await Promise.all([save(), save(), save()]);
  expect(saved.map(({ reference }) => reference)).toEqual(['2026-0001-A2', '2026-0002-A2', '2026-0003-A2']);
});

test('each year counts from one', async () => {
  await save();
  const nextYear = { ...studio.effects, now: () => Date.UTC(2027, 0, 1) };
  expect((await saveSubmission(studio.storage, order, nextYear)).reference).toBe('2027-0001-A2');
});

test('trust: one key is kept once', async () => {
  await save({ ...order, key: 'k' });
  await expect(save({ ...order, key: 'k' })).rejects.toThrow(/UNIQUE/);
  await save({ ...order, kind: 'contact', key: 'k' });
  expect(await submissions(studio.storage)).toHaveLength(2);
});

test('another process reads and writes the same file meanwhile', async () => {
  const second = await openStorage(studio.folder);
  const { reference } = await save();
  expect(await submissionBy(second, reference)).toBeDefined();
  expect((await saveSubmission(second, order, studio.effects)).reference).toBe('2026-0002-A2');
  await second.destroy();
});

test('trust: WAL, full synchronisation, foreign keys and secure deletion are set', async () => {
  const pragma = async (name: string) =>
    Object.values((await studio.storage.executeQuery(CompiledQuery.raw(`pragma ${name}`))).rows[0] as object)[0];
  expect(await pragma('journal_mode')).toBe('wal');
  expect(await pragma('synchronous')).toBe(2);
  expect(await pragma('foreign_keys')).toBe(1);
  expect(await pragma('secure_delete')).toBe(1);
  expect(await pragma('busy_timeout')).toBe(5000);
});

test('tables are STRICT', () => {
  const file = new Database(`${studio.folder}/studio.sqlite`, { readonly: true });
  const loose = file.prepare(
    `select name from pragma_table_list where strict = 0 and name in ('submissions', 'photos')`,
  );
  expect(loose.all()).toEqual([]);
  file.close();
});
