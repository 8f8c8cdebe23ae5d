import { existsSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { anything } from '@/e2e/support/in-process/spool';
import { spoolIn } from '../../storage/space';
import type { HeldBytes } from './body';
import { emptySpool, spoolFor } from './spool';

const place = (held: HeldBytes = anything, freeLeft = async () => 1) => {
  const folder = spoolIn(mkdtempSync(join(tmpdir(), 'spool-')));
  return { folder, spool: spoolFor({ folder, held, freeLeft }) };
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
  const { spool } = place(anything, async () => -1);
  await expect(spool.put(Buffer.from('photo'))).rejects.toMatchObject({ problem: { code: 'storage' } });
  await spool.close();
});

test('TRUST-18: on a disk without room, too, slow ones lose their place first', async () => {
  const given = [60, 50];
  // the disk's figure may be a moment old, so it is asked for again
  const reported = [-100, -40, 10, -1, 5, 5];
  const takeFromSlowest = jest.fn(() => given.shift() ?? 0);
  const { spool } = place({ ...anything, takeFromSlowest }, async () => reported.shift() ?? -1);
  await spool.put(Buffer.from('photo'));
  expect(takeFromSlowest).toHaveBeenCalledTimes(2);
  await spool.put(Buffer.from('the disk reports its room too late'));
  expect(takeFromSlowest).toHaveBeenCalledTimes(3);
  await expect(spool.put(Buffer.from('photo'))).rejects.toMatchObject({ problem: { code: 'storage' } });
  await spool.close();
});

test('without room for the photo that is made of the file, it fails as busy', async () => {
  const { spool } = place({ ...anything, take: () => false });
  await expect(spool.put(Buffer.from('photo'))).rejects.toMatchObject({ problem: { code: 'busy' } });
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
