import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStorage } from './open';
import { roomFor } from './space';

test('trust: a damaged file is never replaced', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'studio-'));
  const file = join(folder, 'studio.sqlite');
  writeFileSync(file, 'not a database, but perhaps the only copy of one'.repeat(50));
  const before = readFileSync(file);
  await expect(openStorage(folder)).rejects.toThrow(/not a database/);
  expect(readFileSync(file).equals(before)).toBe(true);
  rmSync(folder, { recursive: true });
});

const MiB = 1024 * 1024;
test.each([
  [1, 1023 * MiB, false],
  [1, 1024 * MiB, true],
  [0, 1023 * MiB, true],
  [0, 199 * MiB, false],
])('trust: %i photos with %i bytes free', (photos, free, expected) => {
  expect(roomFor({ photos, free })).toBe(expected);
});
