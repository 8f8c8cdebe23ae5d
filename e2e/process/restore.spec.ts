import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { sendForm } from '../support/forms';
import { keptIn } from '../support/inbox';
import { expect, test } from '../support/own-site';

// on a busy machine a site starts slowly
test.setTimeout(120_000);

const isRoot = process.getuid?.() === 0;
/** Root may read and write every file; without these capabilities the permissions hold for it too. */
const asAnybody = isRoot ? ['setpriv', '--bounding-set=-dac_override,-dac_read_search'] : [];

/** The commands that the docs give between the stop and the start. */
function steps(): string {
  const chapter = readFileSync('docs/backup.md', 'utf8')
    .split(/^## /m)
    .find((text) => text.startsWith('By hand'));
  const typed =
    /systemctl stop studio@3000 studio-desk@3000\n([\s\S]*?)sudo systemctl start studio/.exec(chapter ?? '')?.[1] ?? '';
  return typed.replaceAll('sudo ', '');
}

/** A backup as copied back from another machine: read-only, and of another owner. */
async function backup(folder: string): Promise<string> {
  const copy = join(mkdtempSync(join(tmpdir(), 'backup-')), 'backup.sqlite');
  const file = new Database(join(folder, 'studio.sqlite'), { readonly: true });
  await file.backup(copy);
  file.close();
  if (isRoot) chownSync(copy, 65_534, 65_534);
  chmodSync(copy, 0o400);
  return copy;
}

test('TRUST-16: a backup put back by the steps of the docs is used: owner and rights are those of the folder', async ({
  startSite,
}) => {
  const first = await startSite();
  expect((await sendForm(first.base, 'contact')).status).toBe(201);
  const copy = await backup(first.folder);
  expect((await sendForm(first.base, 'orders')).status).toBe(201);
  first.signal('SIGTERM');
  await first.ended();

  const place = mkdtempSync(join(tmpdir(), 'restored-'));
  const folder = join(place, 'data');
  execFileSync('cp', ['-a', first.folder, folder]);
  execFileSync('cp', ['-a', copy, join(place, 'backup.sqlite')]);
  expect(steps()).toContain('chown');
  execFileSync('sh', ['-ec', steps()], { cwd: place, stdio: 'inherit' });

  const { uid, gid, mode } = statSync(join(folder, 'studio.sqlite'));
  expect([uid, gid, mode & 0o777]).toEqual([statSync(folder).uid, statSync(folder).gid, 0o600]);
  expect(existsSync(join(folder, 'studio.sqlite-wal'))).toBe(false);
  const { base } = await startSite({ DATA_DIR: folder }, () => asAnybody);
  expect((await sendForm(base, 'shop-orders')).status).toBe(201);
  expect(keptIn(folder)).toMatchObject({ integrity: 'ok', submissions: [{ kind: 'contact' }, { kind: 'shop-order' }] });
  rmSync(place, { recursive: true });
});
