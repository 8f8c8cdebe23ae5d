import { createHash } from 'node:crypto';
import {
  copyFileSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStudio } from '@/e2e/support/in-process/studio';
import { openStorage } from '../open';
import { markRead, submissions } from '../queries/read';
import { saveSubmission } from '../queries/save';
import { isThere } from './inspect-sqlite';

const folder = mkdtempSync(join(tmpdir(), 'studio-'));
const names = ['studio.sqlite', 'studio.sqlite-wal'] as const;
const [file, log] = names.map((name) => join(folder, name)) as [string, string];
const message = {
  kind: 'contact',
  language: 'pl',
  fields: {},
  email: null,
  key: null,
  photos: [],
  letters: [],
} as const;

/** A database as after `kill -9`: one submission is in the file, the next only in the log. */
beforeEach(async () => {
  const { storage, place, effects } = await openStudio();
  await saveSubmission(storage, { ...message, hash: 'one' }, effects);
  await storage.destroy();
  const again = await openStorage(place);
  const { saved } = await saveSubmission(again, { ...message, hash: 'two' }, effects);
  await markRead(again, saved.id, 1);
  for (const name of readdirSync(folder)) rmSync(join(folder, name));
  for (const name of names) copyFileSync(join(place.dataFolder, name), join(folder, name));
  await again.destroy();
  rmSync(place.dataFolder, { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

function overwrite(path: string, from: number, bytes: Buffer): void {
  writeSync(openSync(path, 'r+'), bytes, 0, bytes.length, from);
}
const garbage = (size: number): Buffer => Buffer.alloc(size, 'a');
/** The folder's files, without SQLite's shared memory of readers and without an empty log. */
const contents = () =>
  readdirSync(folder)
    .map((name) => ({ name, bytes: readFileSync(join(folder, name)) }))
    .filter(({ name, bytes }) => name === 'studio.sqlite' || (name.endsWith('-wal') && bytes.length > 0))
    .map(({ name, bytes }) => [name, bytes.length, createHash('sha256').update(bytes).digest('hex')]);

const open = () => openStorage({ dataFolder: folder, databaseUrl: null });

test.each([
  ['garbage at its beginning', () => overwrite(file, 0, garbage(100)), 'SQLITE_NOTADB'],
  ['a wrong size of page', () => overwrite(file, 16, Buffer.from([3, 1])), 'SQLITE_NOTADB'],
  ['an end that is missing', () => truncateSync(file, 8192), 'SQLITE_CORRUPT'],
  ['nothing in it', () => truncateSync(file, 0), 'SQLITE_EMPTY'],
  ['a log full of garbage', () => overwrite(log, 0, garbage(20_000)), 'SQLITE_CORRUPT'],
  ['one wrong bit at the beginning of its log', () => overwrite(log, 17, garbage(1)), 'SQLITE_CORRUPT'],
  ['a log, and no file', () => rmSync(file), 'ENOENT'],
])('TRUST-16: a file with %s is refused, and neither it nor its log is touched', async (what, damage, code) => {
  damage();
  // a whole log would repair the file
  if (/garbage at|size|end/.test(what)) rmSync(log);
  const before = contents();
  await expect(open()).rejects.toMatchObject({ code });
  expect(contents()).toEqual(before);
});

test('TRUST-16: a damaged file whose log is whole is refused, and the log is not written into it', async () => {
  truncateSync(file, 8192);
  const before = contents();
  await expect(open()).rejects.toMatchObject({ code: 'SQLITE_CORRUPT' });
  expect(contents()).toEqual(before);
});

test.each([
  ['a log whose end is torn', () => truncateSync(log, readFileSync(log).length - 100), 2],
  ['a log that was only just begun', () => overwrite(log, 0, Buffer.alloc(32)), 1],
])('a power cut is no damage: %s', async (_, cut, expected) => {
  cut();
  const storage = await open();
  expect(await submissions(storage)).toHaveLength(expected);
  await storage.destroy();
});

test('what is whole is there, and what is not there may be made', () => {
  expect(isThere(file)).toBe(true);
  expect(isThere(join(folder, 'other.sqlite'))).toBe(false);
});
