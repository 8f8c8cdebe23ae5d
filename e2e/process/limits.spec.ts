import { OwnSite, type Wire } from '../support/own-site';
import { expect, test } from '../support/test';

/** Shorter limits, so that a test takes seconds. */
const quick = {
  LIMIT_HEADERS_MS: '1000',
  LIMIT_SMALL_BODY_MS: '1000',
  LIMIT_REQUEST_MS: '2500',
  LIMIT_KEEP_ALIVE_MS: '1000',
};

let site: OwnSite;
test.beforeAll(async () => {
  site = await OwnSite.start(quick);
});
test.afterAll(() => site.stop());

const json = { 'Content-Type': 'application/json' };
const multipart = { 'Content-Type': 'multipart/form-data; boundary=x' };
const contact = '/api/web/form/contact/';
const shopOrder = '/api/web/form/shop-orders/';

/** Sends some bytes again and again until the connection ends. */
function drip(wire: Wire, text: string, everyMs: number): void {
  const timer = setInterval(() => wire.socket.write(text), everyMs);
  wire.socket.once('close', () => clearInterval(timer));
}

test('TRUST-1: too large is said before the body, the rest of which may still arrive, but not for ever', async () => {
  const wire = await site.connect();
  wire.post(contact, { ...json, 'Content-Length': 64 * 1024 + 1 });
  await wire.until(/^HTTP\/1\.1 413.*\r\n\r\n.*\}$/s);
  drip(wire, ' ', 100);
  await wire.closed;
});

test('a sender of "Expect: 100-continue" is answered before it sends the body', async () => {
  const refused = await site.connect();
  refused.post(contact, { ...json, 'Content-Length': 70_000, Expect: '100-continue' });
  expect(await refused.until(/\r\n\r\n.*\}$/)).toMatch(/^HTTP\/1\.1 413/);
  const asked = await site.connect();
  asked.post(contact, { ...json, 'Content-Length': 2, Expect: '100-continue' });
  await asked.until(/^HTTP\/1\.1 100 Continue/);
  asked.socket.write('{}');
  await asked.until(/HTTP\/1\.1 422/);
});

test('TRUST-1: a body of unknown length is cut where it passes the limit', async () => {
  const wire = await site.connect();
  wire.post(contact, { ...json, 'Transfer-Encoding': 'chunked' });
  drip(wire, `2000\r\n${' '.repeat(0x2000)}\r\n`, 20);
  await wire.until(/^HTTP\/1\.1 413/);
  await wire.closed;
});

test('TRUST-7: headers that do not come in time end the connection', async () => {
  const silent = await site.connect();
  const slow = await site.connect();
  slow.socket.write('GET / HTTP/1.1\r\n');
  drip(slow, 'X-More: 1\r\n', 200);
  for (const wire of [silent, slow]) await wire.closed;
  expect(slow.text).toMatch(/^HTTP\/1\.1 408/);
});

test('TRUST-7: a short form has to arrive as a whole within its time', async () => {
  const wire = await site.connect();
  wire.post(contact, { ...json, 'Content-Length': 1000, 'Accept-Language': 'en' }, '{');
  drip(wire, ' ', 100);
  await wire.closed;
  expect(wire.text).toMatch(/^HTTP\/1\.1 408.*"code":"request.tooSlow"/s);
  expect(wire.text.match(/HTTP\/1\.1/g)).toHaveLength(1);
});

test('TRUST-7: an upload has longer, and is cut where it has not come by then', async () => {
  const endless = await site.connect();
  endless.post(shopOrder, { ...multipart, 'Content-Length': 1_000_000 });
  drip(endless, 'x'.repeat(100), 100);
  const slow = await site.connect();
  slow.post(shopOrder, { ...multipart, 'Content-Length': 20 });
  drip(slow, 'x', 80);
  // it took longer than a short form may, and got the ordinary answer to a body that is no form
  await slow.until(/^HTTP\/1\.1 400/);
  await endless.closed;
  expect(endless.text).toMatch(/^HTTP\/1\.1 408/);
});

test('TRUST-7: a connection carries 1,000 answers, and the last one says that it closes', async () => {
  const wire = await site.connect();
  const answers = () => wire.text.split('HTTP/1.1 ').length - 1;
  for (const due of [250, 500, 750, 1000]) {
    wire.socket.write('HEAD /en HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(250));
    await expect.poll(answers).toBe(due);
  }
  await wire.closed;
  expect(wire.text.match(/^Connection: close/gim)).toHaveLength(1);
});

test('an upgrade does not escape the limits', async () => {
  const wire = await site.connect();
  wire.socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
  await wire.until(/^HTTP\/1\.1 200/);
  await wire.closed;
});
