import { once } from 'node:events';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { formPath, shopOrders } from '@/domain/api';
import { expect, type OwnSite, test } from '../support/own-site';

// on a busy machine a site starts slowly
test.setTimeout(120_000);

const form = (path: string, type: string): string =>
  [`POST ${path} HTTP/1.1`, 'Host: localhost', `Content-Type: ${type}`, 'Content-Length: 50000', '', ''].join('\r\n');

/** Ways to begin a request and never end it. */
const beginnings = {
  'silent connections': '',
  'slow heads': 'GET / HTTP/1.1\r\nHost: loc',
  'slow messages': `${form(formPath('contact'), 'application/json')}{`,
  'slow uploads': `${form(formPath(shopOrders), 'multipart/form-data; boundary=x')}--x`,
} as const;

/** Opens so many connections, fewer at a time than the system's queue holds, and begins a request on each. */
async function openMany(port: number, count: number, beginning: string): Promise<readonly Socket[]> {
  const sockets: Socket[] = [];
  while (sockets.length < count) {
    const next = Array.from({ length: Math.min(100, count - sockets.length) }, async () => {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => undefined).resume();
      await once(socket, 'connect');
      socket.write(beginning);
      return socket;
    });
    sockets.push(...(await Promise.all(next)));
  }
  return sockets;
}

const openIn = (sockets: readonly Socket[]): number => sockets.filter(({ destroyed }) => !destroyed).length;

/** What a visitor gets who comes from another address of this machine. */
function visit({ port }: OwnSite, { path = '/', method = 'GET', body = '' } = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) };
    const asked = request({ host: '127.0.0.1', port, path, method, headers, localAddress: '127.0.0.2', agent: false });
    asked.on('error', reject).on('response', (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
    });
    asked.end(body);
  });
}

const message = (text: string) => ({
  path: formPath('contact'),
  method: 'POST',
  body: JSON.stringify({ email: 'anna@example.com', phone: '600', text }),
});

/** No connection is cut before the test has looked. */
const patient = { LIMIT_HEADERS_MS: '90000', LIMIT_SMALL_BODY_MS: '90000' };

test('TRUST-7: while 2,000 requests hang, however they began, a visitor is answered', async ({ startSite }) => {
  // as if they came through a proxy of ours: then no network is capped
  const site = await startSite({ ...patient, TRUSTED_PROXIES: '127.0.0.1' });
  for (const [what, beginning] of Object.entries(beginnings)) {
    const sockets = await openMany(site.port, 2000, beginning);
    expect([what, await visit(site), await visit(site, message(what))]).toEqual([what, 200, 201]);
    expect(openIn(sockets)).toBe(2000);
    for (const socket of sockets) socket.destroy();
    await expect.poll(() => site.connections()).toBe(0);
  }
});

test('TRUST-7: one network may hold 400 connections, and locks out no other', async ({ startSite }) => {
  const site = await startSite({ ...patient, LIMIT_CONNECTIONS: '500' });
  const sockets = await openMany(site.port, 1000, '');
  await expect.poll(() => openIn(sockets)).toBe(400);
  expect([await visit(site), await visit(site, message('Dzień dobry'))]).toEqual([200, 201]);
  expect(openIn(sockets)).toBe(400);
  const [first] = sockets.filter(({ destroyed }) => !destroyed);
  first?.destroy();
  // its place is free again
  await expect.poll(async () => openIn(await openMany(site.port, 1, 'GET / HTTP/1.1\r\n'))).toBe(1);
  for (const socket of sockets) socket.destroy();
});
