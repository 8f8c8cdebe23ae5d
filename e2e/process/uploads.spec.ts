import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sendForm } from '../support/forms';
import { grainyPicture } from '../support/in-process/order-request';
import { expect, type OwnSite, test } from '../support/own-site';
import { slowUpload, spooledBytes, untilNothingSpooled, untilSpooled } from '../support/slow-upload';

// on a busy machine a site starts slowly
test.setTimeout(120_000);

const MiB = 1024 * 1024;
/** The default settings with a trusted proxy, so that a test can send as many visitors. */
const visitors = { RATE_LIMIT: 'on', TRUSTED_PROXIES: '127.0.0.1 ::1' };

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

test('TRUST-18: where no room is left for photos they are refused as busy, texts are taken, and all goes on after', async ({
  startSite,
}) => {
  const site = await startSite({ ...visitors, LIMIT_SPOOL_BYTES: String(40 * MiB) });
  const slow = await Promise.all(nine.map((visitor) => slowUpload(site, { visitor, bytes: 4 * MiB })));
  await untilSpooled(site, 9 * 4 * MiB);
  const photo = await grainyPicture(2400, 1800);
  expect(2 * photo.length).toBeGreaterThan(4 * MiB);
  const refused = await order(site, photo);
  expect([refused.status, (await refused.json()).error.code]).toEqual([503, 'busy']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  const message = { headers: { 'X-Forwarded-For': '198.51.100.99', 'Sec-Fetch-Site': 'same-origin' } };
  expect((await sendForm(site.base, 'contact', message)).status).toBe(201);
  for (const { socket } of slow) socket.destroy();
  await untilNothingSpooled(site);
  expect((await order(site, photo)).status).toBe(201);
});

test('TRUST-18: one IPv6 /48 has six uploads at a time, whatever its addresses, and keeps nobody else from theirs', async ({
  startSite,
}) => {
  const site = await startSite(visitors);
  const from = async (index: number) => slowUpload(site, { visitor: `2001:db8:1:${index}::1`, bytes: MiB });
  const wires = [];
  for (let index = 0; index < 6; index += 1) wires.push(await from(index));
  await untilSpooled(site, 6 * MiB);
  expect(await (await from(6)).until(/\r\n\r\n.*\}$/s)).toMatch(/^HTTP\/1\.1 429.*"code":"request.tooMany"/s);
  expect((await order(site, await grainyPicture())).status).toBe(201);
  expect(wires.map(({ text }) => text)).toEqual(Array(6).fill(''));
});

test('TRUST-18: of an upload nothing stays behind, however it ends', async ({ startSite }) => {
  const site = await startSite({ ...visitors, LIMIT_REQUEST_MS: '4000' });
  const upload = async (visitor: string) => {
    const wire = await slowUpload(site, { visitor, bytes: 3 * MiB });
    await untilSpooled(site, 3 * MiB);
    return wire;
  };
  (await upload('203.0.113.1')).socket.destroy();
  await untilNothingSpooled(site);
  (await upload('203.0.113.2')).socket.resetAndDestroy();
  await untilNothingSpooled(site);
  // it is cut where it has not ended in time
  const endless = await upload('203.0.113.3');
  await endless.closed;
  expect(endless.text).toMatch(/^HTTP\/1\.1 408/);
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
