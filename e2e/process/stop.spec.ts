import { OwnSite } from '../support/own-site';
import { expect, test } from '../support/test';

const body = JSON.stringify({ email: 'anna@example.com', phone: '600', text: 'Dzień dobry' });
const contact = '/api/web/form/contact/';
const head = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) };

test('TRUST-16: SIGTERM finishes what is in flight and takes nothing new', async () => {
  const site = await OwnSite.start();
  const ahead = await site.connect();
  const wire = await site.connect();
  wire.post(contact, head, body.slice(0, 10));
  await site.taken();
  site.signal('SIGTERM');
  await site.closed();
  wire.socket.write(body.slice(10));
  expect(await wire.until(/\r\n\r\n.*\}/s)).toMatch(/^HTTP\/1\.1 201/);
  expect(await site.ended()).toBe(0);
  expect(await ahead.closed).toBeLessThan(9000);
  await site.stop();
});

test('TRUST-16: an upload that does not end is given up at the deadline', async () => {
  const site = await OwnSite.start({ LIMIT_DRAIN_MS: '700' });
  const wire = await site.connect();
  wire.post(contact, head, body.slice(0, 10));
  await site.taken();
  const started = performance.now();
  site.signal('SIGTERM');
  expect(await site.ended()).toBe(0);
  expect(performance.now() - started).toBeGreaterThan(600);
  expect(performance.now() - started).toBeLessThan(3000);
  await site.stop();
});

test('a second signal ends it at once', async () => {
  const site = await OwnSite.start();
  const wire = await site.connect();
  wire.post(contact, head, body.slice(0, 10));
  await site.taken();
  const started = performance.now();
  site.signal('SIGTERM');
  await site.closed();
  await new Promise((resolve) => setTimeout(resolve, 500));
  site.signal('SIGTERM');
  expect(await site.ended()).toBe(1);
  expect(performance.now() - started).toBeLessThan(5000);
  await site.stop();
});
