import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeSqlite } from './new-sqlite';
import { fileIn, openSqlite } from './open-sqlite';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'studio-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A file system without hard links. */
const noLinks = (code: string) => () => {
  throw Object.assign(new Error('not here'), { code });
};

test.each(['EPERM', 'ENOTSUP'])(
  'TRUST-16: where there are no hard links (%s) the first makes the file, whole',
  async (code) => {
    const path = fileIn(folder);
    makeSqlite(path, noLinks(code));
    expect(readdirSync(folder)).toEqual(['studio.sqlite']);
    await (await openSqlite(folder)).destroy();
    writeFileSync(path, 'somebody’s orders');
    makeSqlite(path, noLinks(code));
    expect([readFileSync(path, 'utf8'), readdirSync(folder)]).toEqual(['somebody’s orders', ['studio.sqlite']]);
  },
);

test('where the folder lets everybody in, only its owner may read the database, also one of before', async () => {
  const rights = () =>
    Object.fromEntries(readdirSync(folder).map((name) => [name, statSync(join(folder, name)).mode & 0o777]));
  const own = { 'studio.sqlite': 0o600, 'studio.sqlite-wal': 0o600, 'studio.sqlite-shm': 0o600 };
  chmodSync(folder, 0o755);
  const umask = process.umask(0o022);
  const opened = await openSqlite(folder);
  expect(rights()).toEqual(own);
  for (const name of Object.keys(own)) chmodSync(join(folder, name), 0o644);
  const other = await openSqlite(folder);
  process.umask(umask);
  expect(rights()).toEqual(own);
  await Promise.all([opened.destroy(), other.destroy()]);
});

test('what processes left that ended while they made a file is gone after an hour, and nothing else', async () => {
  const unnamed = (digit: number) => `studio.sqlite.00000000-0000-4000-8000-00000000000${digit}`;
  const old = [unnamed(1), `${unnamed(1)}-journal`, 'studio.sqlite.copy', 'studio.sqlite.2026-01-01'];
  for (const name of [...old, unnamed(2)]) writeFileSync(join(folder, name), '');
  const before = Date.now() / 1000 - 3601;
  for (const name of old) utimesSync(join(folder, name), before, before);
  await (await openSqlite(folder)).destroy();
  const left = ['studio.sqlite', unnamed(2), 'studio.sqlite.2026-01-01', 'studio.sqlite.copy'];
  expect(readdirSync(folder).toSorted()).toEqual(left.toSorted());
});
