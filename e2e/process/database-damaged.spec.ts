import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sendForm } from '../support/forms';
import { longIf } from '../support/in-process/long';
import { keptIn } from '../support/inbox';
import { expect, OwnSite, test } from '../support/own-site';
import { expectNotStored, expectPages, healthOf } from '../support/refusals';

// on a busy machine a site starts slowly
test.setTimeout(120_000);

const names = ['studio.sqlite', 'studio.sqlite-wal'] as const;

/** The files of a site that was killed: its newest form is only in the log. */
let left: string;
test.beforeAll(async () => {
  const site = await OwnSite.start();
  left = await mkdtemp(join(tmpdir(), 'left-'));
  expect((await sendForm(site.base, 'contact')).status).toBe(201);
  site.signal('SIGKILL');
  await site.ended();
  for (const name of names) copyFileSync(join(site.folder, name), join(left, name));
  await site.stop();
});
test.afterAll(() => rm(left, { recursive: true }));

const garbage = Buffer.alloc(20_000, 'only copy ');

/** Root may read every file; without these capabilities the permissions hold for it too. */
const asAnybody = process.getuid?.() === 0 ? ['setpriv', '--bounding-set=-dac_override,-dac_read_search'] : [];

type Files = Readonly<{ file: string; log: string }>;
type Damage = Readonly<{ what: string; damage: (files: Files) => void; cause: string }>;
const damages: readonly Damage[] = [
  { what: 'a file of garbage', damage: ({ file }) => writeFileSync(file, garbage), cause: 'SQLITE_NOTADB' },
  { what: 'an empty file beside its log', damage: ({ file }) => truncateSync(file), cause: 'SQLITE_EMPTY' },
  { what: 'a file that ends too soon', damage: ({ file }) => truncateSync(file, 5_000), cause: 'SQLITE_CORRUPT' },
  { what: 'a log of garbage', damage: ({ log }) => writeFileSync(log, garbage), cause: 'SQLITE_CORRUPT' },
  { what: 'a log without its file', damage: ({ file }) => rmSync(file), cause: 'ENOENT' },
  { what: 'a file that may not be read', damage: ({ file }) => chmodSync(file, 0), cause: 'SQLITE_CANTOPEN' },
  { what: 'a folder in its place', damage: ({ file }) => replaceByFolder(file), cause: 'SQLITE_IOERR_READ' },
];

function replaceByFolder(file: string): void {
  rmSync(file);
  mkdirSync(file);
}

const bytesOf = (path: string): string | null =>
  existsSync(path) && statSync(path).isFile() ? readFileSync(path).toString('base64') : null;

/** Restores a whole copy as the docs say: first all damaged files are moved away. */
function putRight(folder: string): void {
  for (const name of names) {
    rmSync(join(folder, name), { recursive: true, force: true });
    copyFileSync(join(left, name), join(folder, name));
  }
}

for (const { what, damage, cause } of damages) {
  test(`TRUST-16: a start with ${what}: pages are served, nothing is touched, a good copy is used without a restart${longIf(!['a file of garbage', 'a log without its file'].includes(what))}`, async ({
    startSite,
  }) => {
    const folder = await mkdtemp(join(tmpdir(), 'damaged-'));
    putRight(folder);
    const [file, log] = names.map((name) => join(folder, name)) as [string, string];
    damage({ file, log });
    const before = [file, log].map(bytesOf);

    const site = await startSite({ DATA_DIR: folder }, () => asAnybody);
    await expectPages(site.base);
    expect(await healthOf(site.base)).toMatchObject({ status: 503, storage: 'failed' });
    const said = site.lines.length;
    await expectNotStored(site.base, 'contact', 'pl');
    await expectNotStored(site.base, 'shop-orders', 'en');
    const failures = site.lines.slice(said).map((line) => JSON.parse(line));
    expect(failures.filter(({ kind }) => kind !== 'outbox')).toMatchObject([
      { event: 'failed', kind: 'contact', code: 'storage', cause },
      { event: 'failed', kind: 'shop-order', code: 'storage', cause },
    ]);
    expect([file, log].map(bytesOf).map((bytes, at) => bytes === before[at])).toEqual([true, true]);

    putRight(folder);
    expect((await sendForm(site.base, 'shop-orders')).status).toBe(201);
    expect((await healthOf(site.base)).status).toBe(200);
    expect(keptIn(folder)).toMatchObject({
      integrity: 'ok',
      submissions: [{ kind: 'contact' }, { kind: 'shop-order' }],
    });
    await rm(folder, { recursive: true });
  });
}
