import { existsSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { environment } from '../../platform/environment';
import { spoolIn } from '../../storage/space';
import { emptySpool, spoolFor } from './spool';

afterEach(() => jest.restoreAllMocks());

const place = (free = Number.MAX_SAFE_INTEGER) => {
  const folder = spoolIn(mkdtempSync(join(tmpdir(), 'spool-')));
  return { folder, spool: spoolFor({ spoolFolder: () => folder, freeBytes: async () => free }) };
};

test('a file waits on the disk without a name, so that it is gone with its request or its process', async () => {
  const { folder, spool } = place();
  const file = await spool.put(Buffer.from('photo'));
  expect(readdirSync(folder)).toEqual([]);
  expect([file.size, String(file.head), String(await file.read())]).toEqual([5, 'photo', 'photo']);
  await spool.close();
  await expect(file.read()).rejects.toThrow();
});

test('a write whose place is lost meanwhile fails as busy, and leaves no file open', async () => {
  const { spool } = place();
  const file = spool.file();
  const writing = file.write(Buffer.alloc(1_000_000));
  const closing = spool.close();
  await expect(writing).rejects.toMatchObject({ problem: { code: 'busy' } });
  await expect(file.write(Buffer.from('more'))).rejects.toMatchObject({ problem: { code: 'busy' } });
  await closing;
});

test('TRUST-18: no photo is written where the disk has no room for photos', async () => {
  const { spool } = place(environment().limits.disk.photosBelow - 1);
  await expect(spool.put(Buffer.from('photo'))).rejects.toMatchObject({ problem: { code: 'storage' } });
  await spool.close();
});

test('TRUST-18: all requests together hold no more than a limit, and nothing of it once they have ended', async () => {
  const one = place();
  const other = place();
  jest.replaceProperty(environment().limits.disk, 'spoolBytes', 10);
  await one.spool.put(Buffer.from('nine byte'));
  await expect(other.spool.put(Buffer.from('photo'))).rejects.toMatchObject({ problem: { code: 'busy' } });
  await one.spool.close();
  await other.spool.put(Buffer.from('photo'));
  await other.spool.close();
});

test('at the start the folder is emptied if it exists', () => {
  const { folder } = place();
  emptySpool(folder);
  expect(existsSync(folder)).toBe(false);
  const left = mkdtempSync(join(tmpdir(), 'spool-'));
  writeFileSync(join(left, 'left by another process'), 'photo');
  emptySpool(left);
  expect(readdirSync(left)).toEqual([]);
});
