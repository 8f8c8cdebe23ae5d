import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as inspect from './inspect-sqlite';
import { fileIn, openSqlite } from './open-sqlite';

jest.mock('./inspect-sqlite', () => ({ __esModule: true, ...jest.requireActual('./inspect-sqlite') }));

test('TRUST-16: a file that is moved away just after it was looked at is not replaced by an empty one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'studio-'));
  const file = fileIn(folder);
  await (await openSqlite(folder)).destroy();
  const { isThere } = inspect;
  jest.spyOn(inspect, 'isThere').mockImplementationOnce((path) => {
    const found = isThere(path);
    renameSync(path, join(folder, 'away'));
    return found;
  });
  await expect(openSqlite(folder)).rejects.toMatchObject({ code: 'SQLITE_CANTOPEN' });
  expect(existsSync(file)).toBe(false);
  rmSync(folder, { recursive: true });
});
