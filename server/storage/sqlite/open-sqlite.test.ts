import { createHash } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompiledQuery } from 'kysely';
import { openStudio } from '@/e2e/support/in-process/studio';
import { openStorage } from '../open';
import { markRead, submissions } from '../queries/read';
import { saveSubmission } from '../queries/save';
import { isThere, openSqlite } from './open-sqlite';
import { isWhole } from './quick-check';

const folder = mkdtempSync(join(tmpdir(), 'studio-'));
const names = ['studio.sqlite', 'studio.sqlite-wal'] as const;
const [file, log] = names.map((name) => join(folder, name)) as [string, string];
const message = {
  ...({ kind: 'contact', language: 'pl', fields: {}, email: null, key: null } as const),
  photos: [],
  letters: [],
};

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

test.each([
  ['garbage at its beginning', () => overwrite(file, 0, garbage(100)), 'SQLITE_NOTADB'],
  ['a wrong size of page', () => overwrite(file, 16, Buffer.from([3, 1])), 'SQLITE_NOTADB'],
  ['an end that is missing', () => truncateSync(file, 8192), 'SQLITE_CORRUPT'],
  ['nothing in it', () => truncateSync(file, 0), 'SQLITE_EMPTY'],
  ['a log full of garbage', () => overwrite(log, 0, garbage(20_000)), 'SQLITE_CORRUPT'],
  ['a log, and no file', () => rmSync(file), 'ENOENT'],
])('TRUST-16: a file with %s is refused, and neither it nor its log is touched', async (what, damage, code) => {
  damage();
  // a whole log would repair the file
  if (/garbage at|size|end/.test(what)) rmSync(log);
  const before = contents();
  await expect(openSqlite(folder)).rejects.toMatchObject({ code });
  expect(contents()).toEqual(before);
});

test.each([
  ['a log whose end is torn', () => truncateSync(log, readFileSync(log).length - 100), 2],
  ['a log that was only just begun', () => overwrite(log, 0, Buffer.alloc(32)), 1],
])('a power cut is no damage: %s', async (_, cut, expected) => {
  cut();
  const storage = await openSqlite(folder);
  expect(await submissions(storage)).toHaveLength(expected);
  await storage.destroy();
});

test('what is whole is there, and what is not there may be made', () => {
  expect(isThere(file)).toBe(true);
  expect(isThere(join(folder, 'other.sqlite'))).toBe(false);
});

test('TRUST-16: a damage that no start looks for is found by the check in a process of its own', async () => {
  const storage = await openSqlite(folder);
  expect(await isWhole(storage)).toBe(true);
  const { rows } = await storage.executeQuery<{ rootpage: number }>(
    CompiledQuery.raw("select rootpage from sqlite_master where name = 'submissions_by_email'"),
  );
  await storage.destroy();
  // the page of an index, which a row of a table does not need
  overwrite(file, ((rows[0]?.rootpage ?? 0) - 1) * 4096 + 8, garbage(2000));
  const again = await openSqlite(folder);
  expect(await isWhole(again)).toBe(false);
  await again.destroy();
});

test('where the program of the check cannot look, it says so', async () => {
  const storage = await openSqlite(folder);
  renameSync(file, join(folder, 'away'));
  await expect(isWhole(storage)).rejects.toThrow('fileMustExist');
  renameSync(join(folder, 'away'), file);
  await storage.destroy();
});

test('where the folder lets everybody in, only its owner may read the database', async () => {
  const place = mkdtempSync(join(tmpdir(), 'studio-'));
  chmodSync(place, 0o755);
  const umask = process.umask(0o022);
  const storage = await openSqlite(place);
  process.umask(umask);
  const rights = readdirSync(place).map((name) => [name, statSync(join(place, name)).mode & 0o777]);
  expect(Object.fromEntries(rights)).toEqual({
    'studio.sqlite': 0o600,
    'studio.sqlite-wal': 0o600,
    'studio.sqlite-shm': 0o600,
  });
  await storage.destroy();
  rmSync(place, { recursive: true });
});
