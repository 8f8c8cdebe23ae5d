import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freeBytesOf } from './space';

test('the disk is asked again after a moment, also where somebody has set the clock back', async () => {
  let asked = 0;
  const freeBytes = freeBytesOf(() => {
    asked += 1;
    return tmpdir();
  });
  await Promise.all([freeBytes(), freeBytes()]);
  expect(asked).toBe(1);
  const clock = jest.spyOn(Date, 'now').mockReturnValue(0);
  await wait(300);
  expect(await freeBytes()).toBeGreaterThan(0);
  expect(asked).toBe(2);
  clock.mockRestore();
});

test('the folder is made where nobody has made it yet: with Postgres nobody else does', async () => {
  const place = mkdtempSync(join(tmpdir(), 'space-'));
  const folder = join(place, 'never/made');
  expect(await freeBytesOf(() => folder)()).toBeGreaterThan(0);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  rmSync(place, { recursive: true });
});
