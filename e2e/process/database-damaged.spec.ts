import { chmodSync, copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sendForm } from '../support/forms';
import { keptIn } from '../support/inbox';
import { expect, OwnSite, runToEnd, test } from '../support/own-site';
import { expectNotStored, expectPages } from '../support/refusals';

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

let folder: string;
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'damaged-'));
  putRight();
});
test.afterEach(() => rm(folder, { recursive: true }));

const filesIn = (): readonly [file: string, log: string] => [join(folder, names[0]), join(folder, names[1])];
const bytes = () => filesIn().map((path) => existsSync(path) && readFileSync(path).toString('base64'));

function putRight(): void {
  for (const name of names) {
    rmSync(join(folder, name), { force: true });
    copyFileSync(join(left, name), join(folder, name));
  }
}

const garbage = Buffer.alloc(20_000, 'only copy ');

type Damage = Readonly<{ what: string; damage: (file: string) => void; message: string }>;
const damages: readonly Damage[] = [
  { what: 'a file of garbage', damage: (file) => writeFileSync(file, garbage), message: 'is damaged' },
  { what: 'a log without its file', damage: (file) => rmSync(file), message: 'has vanished' },
];

for (const { what, damage, message } of damages) {
  test(`TRUST-16: ${what} stops the start, says so in one line, and is not touched`, async ({ startSite }) => {
    damage(filesIn()[0]);
    const before = bytes();
    const { code, lines } = await runToEnd({ DATA_DIR: folder });
    expect(code).toBe(1);
    expect(lines.filter((line) => line.includes(folder) && line.includes(message))).toHaveLength(1);
    expect(bytes()).toEqual(before);

    putRight();
    const site = await startSite({ DATA_DIR: folder });
    expect((await sendForm(site.base, 'shop-orders')).status).toBe(201);
    expect(keptIn(folder)).toMatchObject({
      integrity: 'ok',
      submissions: [{ kind: 'contact' }, { kind: 'shop-order' }],
    });
  });
}

/** Root may read every file; without these capabilities the permissions hold for it too. */
const asAnybody = process.getuid?.() === 0 ? ['setpriv', '--bounding-set=-dac_override,-dac_read_search'] : [];

test('TRUST-16: a file that may not be written: pages are served, forms are refused, until the rights are right', async ({
  startSite,
}) => {
  const [file] = filesIn();
  chmodSync(file, 0o400);
  const site = await startSite({ DATA_DIR: folder }, () => asAnybody);
  await expectPages(site.base);
  await expectNotStored(site.base, 'contact', 'pl');
  chmodSync(file, 0o600);
  expect((await sendForm(site.base, 'contact')).status).toBe(201);
});
