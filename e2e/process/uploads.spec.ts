import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sendForm } from '../support/forms';
import { grainyPicture } from '../support/in-process/order-request';
import { expect, type OwnSite, test } from '../support/own-site';
import { slowUpload, spooledBytes, untilNothingSpooled, untilSpooled } from '../support/slow-upload';

// on a busy machine a site starts slowly
test.setTimeout(120_000);

const MiB = 1024 * 1024;
/** The default settings with a trusted proxy, so that a test can send as many visitors. */
const visitors = { RATE_LIMIT: 'on', TRUSTED_PROXIES: '127.0.0.1 ::1' };
const quick = { LIMIT_SLOW_WINDOW_MS: '1000' };

const nine = [1, 1, 1, 2, 2, 2, 3, 3, 3].map((last) => `192.0.2.${last}`);

/** Sends an order with two photos, each time as a new visitor. */
let others = 0;
const order = (site: OwnSite, photo?: Buffer): Promise<Response> =>
  sendForm(site.base, 'shop-orders', {
    headers: { 'X-Forwarded-For': `198.51.100.${++others}`, 'Sec-Fetch-Site': 'same-origin' },
    ...(photo && { photo }),
  });

test('TRUST-18: while nine slow uploads come from three addresses, other visitors’ photos are taken', async ({
  startSite,
}) => {
  const site = await startSite(visitors);
  expect((await order(site)).status).toBe(201);
  const before = site.residentBytes();
  for (const visitor of nine) await slowUpload(site, { visitor, bytes: 59 * MiB });
  await untilSpooled(site, 9 * 59 * MiB);
  const photo = await grainyPicture();
  for (let sent = 0; sent < 5; sent += 1) expect((await order(site, photo)).status).toBe(201);
  expect((await sendForm(site.base, 'orders', { headers: { 'X-Forwarded-For': '198.51.100.99' } })).status).toBe(201);
  // the photos are on the disk, not in memory
  expect(site.residentBytes() - before).toBeLessThan((9 * 59 * MiB) / 2);
  expect(spooledBytes(site)).toBeGreaterThanOrEqual(9 * 59 * MiB);
});

test('TRUST-18: where no room is left for uploads, slow ones lose their place first', async ({ startSite }) => {
  const room = { LIMIT_SPOOL_BYTES: String(40 * MiB), LIMIT_SPOOL_PER_ADDRESS: String(20 * MiB) };
  const site = await startSite({ ...visitors, ...quick, ...room });
  const slow = await Promise.all(nine.map((visitor) => slowUpload(site, { visitor, bytes: 4 * MiB })));
  await untilSpooled(site, 9 * 4 * MiB);
  await wait(1500);
  const photo = await grainyPicture(2400, 1800);
  expect(2 * photo.length).toBeGreaterThan(5 * MiB);
  for (let sent = 0; sent < 3; sent += 1) expect((await order(site, photo)).status).toBe(201);
  const refused = () => slow.filter(({ text }) => /^HTTP\/1\.1 503.*"code":"busy","message":"The server/s.test(text));
  await expect.poll(() => refused().length).toBeGreaterThan(0);
  // no more of them than necessary
  expect(refused().length).toBeLessThan(6);
  for (const { socket } of slow) socket.destroy();
  await untilNothingSpooled(site);
});

test('TRUST-18: an address holds a share of the room for uploads, not all', async ({ startSite }) => {
  const site = await startSite({ ...visitors, LIMIT_SPOOL_PER_ADDRESS: String(10 * MiB) });
  const same = await Promise.all(
    ['203.0.113.1', '203.0.113.1'].map((visitor) => slowUpload(site, { visitor, bytes: 4 * MiB })),
  );
  await untilSpooled(site, 8 * MiB);
  const third = await slowUpload(site, { visitor: '203.0.113.1', bytes: 4 * MiB });
  expect(await third.until(/\r\n\r\n.*\}$/s)).toMatch(/^HTTP\/1\.1 503.*"code":"busy"/s);
  const other = await slowUpload(site, { visitor: '203.0.113.2', bytes: 4 * MiB });
  await untilSpooled(site, 12 * MiB);
  expect([...same, other].map(({ text }) => text)).toEqual(['', '', '']);
});

test('TRUST-18: of an upload nothing stays behind, however it ends', async ({ startSite }) => {
  const site = await startSite({ ...visitors, ...quick });
  const upload = async (visitor: string) => {
    const wire = await slowUpload(site, { visitor, bytes: 3 * MiB });
    await untilSpooled(site, 3 * MiB);
    return wire;
  };
  (await upload('203.0.113.1')).socket.destroy();
  await untilNothingSpooled(site);
  (await upload('203.0.113.2')).socket.resetAndDestroy();
  await untilNothingSpooled(site);
  // it is cut soon after it stops sending
  const silent = await upload('203.0.113.3');
  silent.socket.write = () => true;
  expect(await silent.until(/\r\n\r\n.*\}$/s)).toMatch(/^HTTP\/1\.1 408/);
  await untilNothingSpooled(site);
  const noPhoto = Buffer.alloc(2 * MiB, 'x');
  expect((await order(site, noPhoto)).status).toBe(415);
  await untilNothingSpooled(site);
  expect((await order(site, await grainyPicture())).status).toBe(201);
  await untilNothingSpooled(site);
  expect(readdirSync(join(site.folder, 'spool'))).toEqual([]);
});

test('TRUST-18: photos that a process left behind are gone after the next start', async ({ startSite }) => {
  const folder = test.info().outputPath('data');
  mkdirSync(join(folder, 'spool'), { recursive: true });
  writeFileSync(join(folder, 'spool', '3f2504e0-4f89-41d3-9a0c-0305e82c3301'), 'photo');
  const site = await startSite({ DATA_DIR: folder });
  expect(readdirSync(join(folder, 'spool'))).toEqual([]);
  expect((await order(site)).status).toBe(201);
});
