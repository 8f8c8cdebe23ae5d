import { mkdtempSync, readdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { command, enter } from '../support/desk';
import { sendForm } from '../support/forms';
import { keptPort } from '../support/in-process/kept-port';
import { longIf } from '../support/in-process/long';
import { grainyPicture } from '../support/in-process/order-request';
import { programs } from '../support/in-process/programs';
import { openSink } from '../support/in-process/smtp-sink';
import { keptIn } from '../support/inbox';
import { needs } from '../support/needs';
import { expect, type OwnSite, test } from '../support/own-site';
import { expectHealth, expectNotStored, expectPages } from '../support/refusals';
import { slowUpload, untilNothingSpooled } from '../support/slow-upload';

/** Runs a command in its own mount namespace: only it sees the mounts, and they end with it. */
const alone = ['unshare', process.getuid?.() === 0 ? '-m' : '-rm'];

const needsDisk = (): void =>
  needs([...alone, 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt'], 'mounting a small disk is not allowed on this machine');

/** Runs a command with its data folder on a separate tmpfs. `first`: a shell line run before; `$0` is the folder. */
const onDisk =
  (options: string, first = ':') =>
  (folder: string): readonly string[] => {
    const script = `mount -t tmpfs -o "${options}" tmpfs "$0" && ${first} && exec "$@"`;
    return [...alone, 'sh', '-c', script, folder];
  };

/** The path of the same folder outside of the namespace. */
const diskOf = ({ pid, folder }: OwnSite): string => `/proc/${pid}/root${folder}`;

/** Fills the disk. @returns frees it again */
function fill(folder: string): () => void {
  const ballast = join(folder, 'ballast');
  const bytes = Buffer.alloc(4096);
  try {
    for (;;) writeFileSync(ballast, bytes, { flag: 'a' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
  return () => makeRoom(folder);
}

function makeRoom(folder: string): void {
  for (const name of readdirSync(folder)) if (name.startsWith('ballast')) rmSync(join(folder, name));
}

// on a busy machine a site starts slowly
test.setTimeout(120_000);
needsDisk();

const MiB = 1024 * 1024;

/** Without our own checks of free space, so that SQLite itself gets the error of a full disk. */
const unwatched = { LIMIT_PHOTOS_BELOW: '0', LIMIT_WRITES_BELOW: '0' };

test('TRUST-8: below a gibibyte photos are refused and texts are taken', async ({ startSite }) => {
  const site = await startSite({}, onDisk('size=500m'));
  await expectNotStored(site.base, 'shop-orders', 'pl');
  await expectNotStored(site.base, 'orders', 'en');
  expect((await sendForm(site.base, 'contact')).status).toBe(201);
  await expectHealth(site.base, true);
});

test('TRUST-8: below 200 MiB nothing is written, health is red, pages keep serving, until there is room', async ({
  startSite,
}) => {
  const site = await startSite({}, onDisk('size=210m', 'head -c 20m /dev/zero > "$0/ballast"'));
  await expectNotStored(site.base, 'contact', 'pl');
  await expectNotStored(site.base, 'registration-lessons', 'en');
  await expectHealth(site.base, false);
  await expectPages(site.base);
  makeRoom(diskOf(site));
  // free space is asked for only a few times a second
  await expect.poll(async () => (await sendForm(site.base, 'contact')).status).toBe(201);
  await expectHealth(site.base, true);
});

test('TRUST-8: a disk that gets full in the middle of orders keeps whole ones only, and goes on when there is room', async ({
  startSite,
}) => {
  // the spool is on another disk, so that the database gets the error
  const spool = 'mkdir "$0/spool" && mount -t tmpfs tmpfs "$0/spool"';
  const site = await startSite(unwatched, onDisk('size=20m', `head -c 10m /dev/zero > "$0/ballast" && ${spool}`));
  const photo = await grainyPicture();
  const accepted: string[] = [];
  const order = async (): Promise<Response> => {
    const answer = await sendForm(site.base, 'shop-orders', { photo, headers: { 'accept-language': 'en' } });
    if (answer.status === 201) accepted.push((await answer.clone().json()).id);
    return answer;
  };
  let last = await order();
  while (last.status === 201 && accepted.length < 40) last = await order();
  expect(last.status).toBe(503);
  expect(accepted.length).toBeGreaterThan(0);

  const release = fill(diskOf(site));
  // also several at once
  const more = await Promise.all([order(), order(), order()]);
  expect(more.map(({ status }) => status)).toEqual([503, 503, 503]);
  expect(site.lines.filter((line) => line.includes('"cause":"SQLITE_FULL"'))).toHaveLength(4);
  // free space is asked for only a few times a second
  await expectHealth(site.base, false);
  await expectPages(site.base);
  const whole = (ids: readonly string[]) => ids.map((id) => ({ id, kind: 'shop-order', photos: 2, letters: 2 }));
  expect(keptIn(diskOf(site))).toEqual({ integrity: 'ok', submissions: whole(accepted) });

  release();
  makeRoom(diskOf(site));
  expect((await order()).status).toBe(201);
  await expectHealth(site.base, true);
  expect(keptIn(diskOf(site))).toEqual({ integrity: 'ok', submissions: whole(accepted) });
});

test('TRUST-8: if the disk gets full while photos are processed, the answer says so; with room it goes on', async ({
  startSite,
}) => {
  const site = await startSite(unwatched, onDisk('size=16m'));
  expect((await sendForm(site.base, 'contact')).status).toBe(201);
  const release = fill(diskOf(site));
  for (const locale of ['pl', 'en'] as const) await expectNotStored(site.base, 'shop-orders', locale);
  expect(site.lines.filter((line) => line.includes('"cause":"ENOSPC"'))).toHaveLength(2);
  await expectPages(site.base);
  release();
  expect((await sendForm(site.base, 'shop-orders')).status).toBe(201);
});

test('TRUST-8: photos that wait count for the room that they leave to texts', async ({ startSite }) => {
  const limits = { LIMIT_PHOTOS_BELOW: String(30 * MiB), LIMIT_WRITES_BELOW: String(MiB) };
  const site = await startSite(limits, onDisk('size=40m'));
  expect((await sendForm(site.base, 'contact')).status).toBe(201);
  const slow = await slowUpload(site, { visitor: '192.0.2.1', bytes: 11 * MiB });
  // its bytes may have come before free space was asked for again; then the next ones are refused
  await expect.poll(() => slow.text).toMatch(/^HTTP\/1\.1 503.*"code":"storage"/s);
  await untilNothingSpooled(site);
  expect((await sendForm(site.base, 'orders', { photo: await grainyPicture() })).status).toBe(201);
});

for (const [what, options, ballast] of [
  ['without a byte left', 'size=4m', 'head -c 10m /dev/zero > "$0/ballast" 2>/dev/null; true'],
  ['without a place for another file', 'size=16m,nr_inodes=16', 'touch $(seq -f "$0/ballast%g" 15) 2>/dev/null; true'],
] as const) {
  test(`TRUST-8: a start on a disk ${what} serves pages; forms and letters go on when there is room${longIf(what !== 'without a byte left')}`, async ({
    startSite,
  }) => {
    const sink = await openSink();
    const mail = { SMTP_URL: sink.url, MAIL_FROM: 'www@studio.example', MAIL_TO: 'anna@studio.example' };
    const site = await startSite({ ...unwatched, ...mail }, onDisk(options, ballast));
    await expectNotStored(site.base, 'contact', 'pl');
    await expectNotStored(site.base, 'shop-orders', 'en');
    await expectHealth(site.base, false);
    await expectPages(site.base);
    makeRoom(diskOf(site));
    expect((await sendForm(site.base, 'shop-orders')).status).toBe(201);
    for (let tries = 0; sink.received.length < 2 && tries < 200; tries += 1) await wait(50);
    expect(sink.received.map(({ to }) => to).toSorted()[0]).toBe('anna@studio.example');
    expect(sink.received).toHaveLength(2);
    await sink.close();
  });
}

test('DESK-6: a backup onto a full disk says that it is the copy that could not be written', async ({ startSite }) => {
  const site = await startSite();
  expect((await sendForm(site.base, 'shop-orders', { photo: await grainyPicture() })).status).toBe(201);
  const disk = mkdtempSync(join(tmpdir(), 'small-'));
  const on = onDisk('size=256k')(disk);
  const { code, err } = await command(['backup', join(disk, 'copy.sqlite')], { env: { DATA_DIR: site.folder }, on });
  rmdirSync(disk);
  expect([code, err]).toEqual([1, `Cannot save anything in the folder ${disk} (SQLITE_FULL).\n`]);
});

test('TRUST-8: where the disk is full the desk reads every screen, gives an act back with what was typed, and goes on when there is room', async ({
  startSite,
}) => {
  const site = await startSite();
  const { reference } = await (await sendForm(site.base, 'shop-orders')).json();
  site.signal('SIGTERM');
  await site.ended();
  const port = await keptPort();
  const settings = { ...unwatched, DESK_PORT: `${port}`, SITE_URL: site.base };
  const copied = `cp -a "${site.folder}/." "$0"`;
  const desk = await startSite(settings, onDisk('size=20m', copied), [programs.desk, '.']);
  const inside = [
    'nsenter',
    '-t',
    `${desk.pid}`,
    ...(process.getuid?.() === 0 ? ['-m'] : ['-U', '-m', '--preserve-credentials']),
  ];
  const { out } = await command(['desk', '--json'], { env: { ...settings, DATA_DIR: desk.folder }, on: inside });
  const base = `http://127.0.0.1:${port}`;
  const cookie = await enter(JSON.parse(out).link);
  const order = `/orders/${reference}`;
  const get = (path: string) => fetch(base + path, { headers: { cookie } });
  const seen = /name="seen" value="(\d+)"/.exec(await (await get(order)).text())?.[1] ?? '';
  const post = (act: string, fields: Readonly<Record<string, string | Blob>>) => {
    const body = act === 'file' ? new FormData() : new URLSearchParams();
    for (const [name, value] of Object.entries({ seen, ...fields })) body.append(name, value as string);
    return fetch(`${base}${order}/${act}`, {
      method: 'POST',
      headers: { cookie, origin: base },
      body,
      redirect: 'manual',
    });
  };
  const folder = diskOf(desk);
  const release = fill(folder);
  for (const path of ['/', '/inbox', order, '/works', '/health']) expect((await get(path)).status, path).toBe(200);
  const note = await post('note', { text: 'Zapłaci w piątek.' });
  expect([note.status, await note.text()]).toEqual([503, expect.stringContaining('Zapłaci w piątek.')]);
  const handedOver = { note: 'Do druku.', unpaid: 'on', sure: 'unpaid', file: new Blob([Buffer.alloc(MiB)]) };
  const file = await post('file', handedOver);
  const back = await (await get(file.headers.get('location') ?? '')).text();
  for (const said of ['Do druku.', 'Na dysku strony jest za mało miejsca na ten plik.']) expect(back).toContain(said);
  release();
  // free space is asked for only a few times a second
  await expect.poll(async () => (await post('file', handedOver)).headers.get('location')).toContain('done=');
  expect(readdirSync(join(folder, 'delivered'))).toHaveLength(1);
});
