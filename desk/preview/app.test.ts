import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type OpenDesk, openDesk } from '../desk.fixture';
import { linkMs } from '../entry/links';
import { deskFiles } from '../http/files';
import { previewApp } from './app';
import { type Looks, openLooks } from './looks';

const page = '<!doctype html><title>Pejzaże, jak będą</title>';
const files = {
  'files/pl.html': page,
  'generated/files.json': '[]',
  'site.json': JSON.stringify({
    ...{ id: 'next', sheet: '', redirects: {}, unpacked: [], files: {} },
    pages: { '/': { file: 'pl.html', type: 'text/html; charset=utf-8', etag: 'W/"1"', frame: [0, 0, 0, 0] } },
    notFound: { file: 'pl.html', type: 'text/html; charset=utf-8', etag: '', frame: [0, 0, 0, 0] },
  }),
  'built.json': JSON.stringify({ at: '2026-11-26T10:00:00Z' }),
};

let [desk, app, looks, folder]: [OpenDesk, FastifyInstance, Looks, string] = [] as never;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'looked-'));
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, '.site/preview', name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  desk = await openDesk({ folder });
  const { now } = desk.buyer.effects();
  looks = openLooks(desk.settings, () => desk.buyer.effects().now());
  const { settings } = desk;
  app = previewApp({
    settings,
    effects: { ...desk.buyer.effects(), now },
    files: deskFiles('/nowhere'),
    folder,
    looks,
  });
});
afterEach(async () => {
  await app.close();
  await desk.close();
  rmSync(folder, { recursive: true });
});

const own = { host: 'localhost:3002' };
const get = (url: string, headers = {}) => app.inject({ url, headers: { ...own, ...headers } });
const post = (headers = {}) =>
  app.inject({ method: 'POST', url: '/api/orders', payload: 'name=Anna', headers: { ...own, ...headers } });

/** Follows a new link of the desk. @returns the cookie that it brings */
async function entered(): Promise<string> {
  const { headers } = await get(new URL(looks.link?.() ?? '').pathname);
  return String(headers['set-cookie']).split(';')[0] ?? '';
}

test('CONTENT-13: the pages as they will be are opened by a link of the desk, once and soon, and by nothing else', async () => {
  const link = new URL(looks.link?.() ?? '');
  expect(link.origin).toBe('http://localhost:3002');
  expect((await get('/')).statusCode).toBe(403);
  const first = await get(link.pathname);
  expect([first.statusCode, first.headers.location]).toEqual([303, '/']);
  const [cookie = ''] = String(first.headers['set-cookie']).split(';');
  const shown = await get('/', { cookie });
  expect([shown.statusCode, shown.body]).toEqual([200, page]);
  expect([shown.headers['x-robots-tag'], shown.headers['cache-control']]).toEqual(['noindex', 'private, no-cache']);
  expect((await get(link.pathname)).headers['set-cookie']).toBeUndefined();
  const late = new URL(looks.link?.() ?? '').pathname;
  desk.buyer.pass(linkMs);
  expect((await get(late)).headers['set-cookie']).toBeUndefined();
  expect((await get('/look/guessed')).headers['set-cookie']).toBeUndefined();
});

test('CONTENT-13: forms there send nothing, and say so in the language of who looks', async () => {
  const cookie = await entered();
  const polish = await post({ cookie, accept: 'text/html', 'accept-language': 'pl' });
  expect([polish.statusCode, polish.body]).toEqual([403, expect.stringContaining('To tylko podgląd')]);
  const script = await post({ cookie, 'sec-fetch-mode': 'cors', 'accept-language': 'en' });
  expect([script.statusCode, script.json().error.message]).toEqual([403, expect.stringContaining('send nothing')]);
  expect(await desk.storage.selectFrom('submissions').selectAll().execute()).toEqual([]);
});

test('CONTENT-13: cookies and addresses of the desk and of these pages never meet', async () => {
  const cookie = await entered();
  const secret = cookie.split('=')[1];
  for (const name of ['desk-loopback', 'look-loopback'])
    expect((await desk.get('/', { cookie: `${name}=${secret}` })).statusCode).toBe(403);
  const { headers } = await desk.get('/');
  expect(headers['set-cookie']).toBeUndefined();
  expect((await get('/', { cookie: 'desk-loopback=x' })).statusCode).toBe(403);
  // an address of one is none of the other, nor its host name and port
  for (const path of ['/publish', '/orders/2026-0001-A2', '/health'])
    expect((await get(path, { cookie })).statusCode).toBe(404);
  expect((await get('/', { cookie, host: '127.0.0.1:3001' })).statusCode).toBe(421);
  expect((await desk.get('/', own)).statusCode).toBe(421);
  const fromThere = { 'sec-fetch-site': 'same-site', origin: 'http://localhost:3002' };
  expect((await desk.post('/publish/start', {}, fromThere)).statusCode).toBe(403);
});

test('behind a proxy they have an address of their own, or none', () => {
  const settings = { deskUrl: 'https://desk.studio.example', previewUrl: null, deskPort: 3001 };
  expect(openLooks(settings, Date.now).link).toBeNull();
  const previewUrl = 'https://preview.studio.example';
  expect(openLooks({ ...settings, previewUrl }, Date.now).link?.()).toMatch(
    /^https:\/\/preview\.studio\.example\/look\//,
  );
});
