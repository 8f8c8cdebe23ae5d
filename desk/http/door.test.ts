import { once } from 'node:events';
import { existsSync, readdirSync, readlinkSync } from 'node:fs';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { deskOfEach, fileNamed, openDesk } from '../desk.fixture';
import { addDevice, cookieName } from '../entry/devices';
import { aheadMs, makeLink } from '../entry/links';
import { reference } from '../order-page.fixture';
import { ownAddress } from './origin';

const { desk: at } = deskOfEach();
const stranger = { cookie: '' };
const now = () => at.buyer.effects().now();
const day = 24 * 60 * 60 * 1000;

test.each<readonly [address: string, to: string]>([
  ['/', '/'],
  ['/orders/2026-0001-A2?x=1#next', '/orders/2026-0001-A2?x=1#next'],
  ...['', 'orders', 'https://evil.example/', '//evil.example/', '///x', '/\\evil.example', '/\\/x'].map(
    (one) => [one, '/'] as const,
  ),
  ...['/\t/evil.example', '/\n/evil.example', '/a\r\nb', '/\u007f/x'].map((one) => [one, '/'] as const),
])('DESK-18: of %j only an address of ours is followed', (address, to) => {
  expect(ownAddress(address)).toBe(to);
});

test('DESK-18: neither a link from elsewhere, nor the switch of language, nor a saved form leads to another site', async () => {
  const reopened = await at.get('//evil.example/x', { ...stranger, 'sec-fetch-site': 'cross-site' });
  expect(reopened.body).toContain('content="0; url=/"');
  expect(reopened.body).not.toContain('evil.example');
  const switched = await at.post('/language', { language: 'pl', to: '/\t/evil.example' });
  expect(switched.headers.location).toBe('/');
});

test.each(['HEAD', 'OPTIONS', 'PUT', 'DELETE'] as const)(
  'DESK-16: %s is refused, and what is allowed is named',
  async (method) => {
    const answer = await at.app.inject({ method, url: '/', headers: at.known });
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, POST']);
  },
);

test('DESK-16: forms of another site fill no log', async () => {
  const most = at.settings.limits.rates.foreignPerMinute;
  for (let sent = 0; sent < most + 20; sent += 1) await at.post('/language', {}, { origin: 'https://evil.example' });
  const refused = at.buyer.office.studio.log.filter(({ event }) => event === 'refused');
  expect(refused).toHaveLength(most);
});

test('DESK-17: a second cookie of the name, as any program of the loopback can set, shuts nobody out', async () => {
  const { cookie } = at.known;
  const name = cookieName(at.settings);
  for (const both of [`${name}=junk; ${cookie}`, `${cookie}; ${name}=junk`])
    expect((await at.get('/', { cookie: both })).statusCode).toBe(200);
  expect((await at.get('/', { cookie: `${name}=junk; ${name}=` })).statusCode).toBe(403);
});

test('DESK-17: links and devices of a clock that was ahead open nothing', async () => {
  const link = await makeLink(at.storage, now() + 30 * day);
  expect((await at.get(`/enter/${link}`, stranger)).statusCode).toBe(410);
  expect((await at.post(`/enter/${link}`, { own: 'on' }, stranger)).statusCode).toBe(410);
  const ahead = { name: 'x', language: 'pl', isOwn: true, now: now() + 30 * day } as const;
  const { secret } = await addDevice(at.storage, ahead);
  expect((await at.get('/', { cookie: `${cookieName(at.settings)}=${secret}` })).statusCode).toBe(403);
  const slightly = await makeLink(at.storage, now() + aheadMs);
  expect((await at.get(`/enter/${slightly}`, stranger)).statusCode).toBe(200);
});

/** Sends a head, and of its body what is given. */
async function begin(path: string, { body = '', length = 1e9, type = 'multipart/form-data; boundary=b', cookie = '' }) {
  if (!at.app.server.listening) await at.app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((at.app.server.address() as AddressInfo).port, '127.0.0.1');
  const head = { ...at.known, cookie, origin: 'http://127.0.0.1:3001', 'content-type': type, 'content-length': length };
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`);
  socket.write(`POST ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
  await once(socket, 'connect');
  return socket;
}

/** The status of the answer that comes while the rest of the body is still to come. */
async function statusOf(socket: Socket): Promise<number> {
  const [chunk] = await once(socket, 'data');
  socket.destroy();
  return Number(String(chunk).split(' ')[1]);
}

test('TRUST-8: of a form nothing is read before its link or device is known', async () => {
  const link = await makeLink(at.storage, now());
  for (const [path, status] of [
    ['/enter/anything', 410],
    ['/enter', 403],
    ['/language', 403],
    [`/orders/${reference}/start`, 403],
    ['/works/upload', 403],
    // known, but not what it may send
    [`/enter/${link}`, 413],
  ] as const) {
    const type = status === 413 ? 'application/x-www-form-urlencoded' : 'multipart/form-data; boundary=b';
    expect([path, await statusOf(await begin(path, { type, body: 'x'.repeat(1000) }))]).toEqual([path, status]);
  }
});

test('TRUST-8: a small form that does not end is answered, and its connection closed', async () => {
  const own = await openDesk({ variables: { LIMIT_SMALL_BODY_MS: '200' } });
  const { port } = new URL(await own.app.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(port), '127.0.0.1');
  const head = { ...own.known, origin: 'http://127.0.0.1:3001', 'content-length': 1000 };
  const type = 'content-type: application/x-www-form-urlencoded';
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`);
  socket.write(`POST /language HTTP/1.1\r\n${[...lines, type].join('\r\n')}\r\n\r\nto`);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /);
  await own.close();
});

const part = (name: string, content: string, file?: string): string =>
  `--b\r\ncontent-disposition: form-data; name="${name}"${file ? `; filename="${file}"` : ''}\r\n\r\n${content}\r\n`;
const jpeg = (mark: string): string => `\u00ff\u00d8\u00ff${mark.repeat(2000)}`;

const filesIn = (folder: string): readonly string[] => {
  const path = join(at.settings.dataFolder, folder);
  return existsSync(path) ? readdirSync(path) : [];
};
/** Files of the desk's folders that this process still has open. */
const openFiles = (): readonly string[] =>
  readdirSync('/proc/self/fd').flatMap((fd) => {
    try {
      const path = readlinkSync(`/proc/self/fd/${fd}`);
      return path.includes('.unfinished') ? [path] : [];
    } catch {
      return [];
    }
  });

/** Waits until it is so. */
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await wait(20);
}

test('a file that is cut leaves nothing: no act, no file, no descriptor', async () => {
  await at.buyer.order();
  const { cookie } = at.known;
  const cuts = [
    part('seen', '1') + part('file', 'x'.repeat(50_000), 'a.zip').slice(0, -20),
    part('seen', '1') + part('file', 'whole', 'a.zip') + part('note', 'Nie'),
  ];
  for (const body of cuts) {
    const socket = await begin(`/orders/${reference}/file`, { body: body.slice(0, -3), cookie });
    await until(() => filesIn('delivered').length > 0);
    socket.destroy();
    await until(() => filesIn('delivered').length === 0 && openFiles().length === 0);
  }
  expect(await at.buyer.events()).toEqual([]);
});

test('photos of works that came whole before the line broke wait, and once each when all are sent again', async () => {
  const { cookie } = at.known;
  const photos = ['a', 'b', 'c'].map((name) => part('photos', jpeg(name), `${name}.jpg`));
  const send = (body: string) =>
    begin('/works/upload', { body: '', cookie, length: Buffer.byteLength(body, 'latin1') + 100 }).then((socket) => {
      socket.write(Buffer.from(body, 'latin1'));
      return socket;
    });
  const isWaiting = (n: number) => () =>
    filesIn('desk/new-works').filter((name) => /^\d{13}-\d{3}-/.test(name)).length === n;
  const socket = await send(photos.join('').slice(0, -50));
  await until(() => filesIn('desk/new-works').length === 3);
  socket.destroy();
  await until(isWaiting(2));
  await until(() => filesIn('desk/new-works').length === 2);
  const form = new FormData();
  for (const name of ['a', 'b', 'c'])
    form.append('photos', fileNamed(`${name}.jpg`, Buffer.from(jpeg(name), 'latin1')));
  expect((await at.post('/works/upload', form)).statusCode).toBe(303);
  expect(isWaiting(3)()).toBe(true);
  expect(filesIn('desk/new-works')).toHaveLength(3);
});
