import { readdirSync } from 'node:fs';
import { locales } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { redirects } from '@/i18n/redirects';
import { siteTable } from '@/server/http/site';
import { everyAddress } from '../support/addresses';
import { sendForm } from '../support/forms';
import { Nginx, needsNginx } from '../support/nginx';
import { OwnSite } from '../support/own-site';
import { expect, test } from '../support/test';

test.setTimeout(300_000);
test.describe.configure({ mode: 'default' });
needsNginx();

let site: OwnSite;
let nginx: Nginx;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  site = await OwnSite.start({ TRUSTED_PROXIES: '127.0.0.1 ::1' });
  nginx = await Nginx.start([site.port]);
});
test.afterAll(async () => {
  await nginx.stop();
  await site.stop();
});

/** Who answers, when, and how the connection goes on: that may differ. */
const ownHeaders = ['server', 'date', 'connection', 'keep-alive', 'transfer-encoding'];

type Asked = Readonly<{ path: string; method?: string; headers?: Readonly<Record<string, string>> }>;
type Answer = Readonly<{ status: number; headers: Record<string, string>; body: string }>;

async function answerOf(base: string, { path, method = 'GET', headers = {} }: Asked): Promise<Answer> {
  const answer = await fetch(base + path, { method, headers, redirect: 'manual' });
  const kept = [...answer.headers].filter(([name]) => !ownHeaders.includes(name));
  return { status: answer.status, headers: Object.fromEntries(kept), body: await answer.text() };
}

/** Asks both, and expects the same answer but for the headers that are named. */
async function expectSame(asked: Asked, but: readonly string[] = []): Promise<Answer> {
  const [own, through] = await Promise.all([answerOf(site.base, asked), answerOf(nginx.base, asked)]);
  for (const name of but) for (const { headers } of [own, through]) delete headers[name];
  expect.soft(through, `${asked.method ?? 'GET'} ${asked.path} ${JSON.stringify(asked.headers ?? {})}`).toEqual(own);
  return own;
}

const scripts = Object.keys(siteTable('.site/current')?.files ?? {}).filter((path) => path.startsWith('/_i/'));
const picture = `/works/${readdirSync('generated/pictures/works')[0]}`;
const font = `/fonts/${readdirSync('public/fonts')[0]}`;

test('TRUST-29: every page is the same through nginx as from the site: status, headers, policy and body', async () => {
  for (const { path } of everyAddress) {
    const { status, headers } = await expectSame({ path, headers: { 'accept-encoding': 'gzip' } });
    expect.soft([status, headers['content-encoding']], path).toEqual([200, 'gzip']);
    expect.soft(headers['content-security-policy'], path).toContain("default-src 'none'; script-src 'self' 'sha256-");
  }
});

test('STATUS-1: the private pages of orders are asked of the site, and none is kept or told', async () => {
  for (const locale of locales) {
    const path = pathTo('orderStatus', locale, { token: '0'.repeat(40) });
    const { status, headers, body } = await expectSame({ path });
    expect([status, headers['cache-control'], headers['referrer-policy']]).toEqual([404, 'no-store', 'same-origin']);
    expect(body).toContain(pathTo('contactForm', 'en'));
  }
});

test('TRUST-29: scripts, style sheets, icons, pictures and fonts are the same through nginx', async () => {
  for (const path of [...scripts, '/favicon.ico', '/icon.svg', '/apple-icon.png', '/robots.txt', '/sitemap.xml'])
    expect((await expectSame({ path, headers: { 'accept-encoding': 'gzip' } })).status).toBe(200);
  // names and times of the disk, which each server writes in its own way
  const ofDisk = ['etag', 'last-modified'];
  for (const path of [picture, font]) {
    expect((await expectSame({ path }, ofDisk)).status).toBe(200);
    const part = { path, headers: { range: 'bytes=10-19' } };
    expect((await expectSame(part, [...ofDisk, 'accept-ranges'])).status).toBe(206);
  }
});

test('TRUST-29: nginx packs as the browser asks, and sends nothing where the browser has it', async () => {
  const { headers } = await answerOf(site.base, { path: '/galeria' });
  const tag = headers.etag ?? '';
  for (const accepted of ['gzip, deflate, br', 'gzip', 'br;q=0, gzip', 'BR;q=0.5', 'identity', 'vibr, gzipped'])
    expect((await expectSame({ path: '/galeria', headers: { 'accept-encoding': accepted } })).status).toBe(200);
  for (const [known, status] of [
    [tag, 304],
    [`"other", ${tag}`, 304],
    [tag.replace('W/', ''), 304],
    ['*', 304],
    ['"other"', 200],
    [`${tag.slice(0, -2)}"`, 200],
  ] as const) {
    const asked = { path: '/galeria', headers: { 'if-none-match': known } };
    // 304 may state the length and the type that the page has
    const may = status === 304 ? ['content-length', 'content-type', 'content-encoding'] : [];
    expect((await expectSame(asked, may)).status, known).toBe(status);
  }
  await expectSame({ path: '/galeria', method: 'HEAD' });
  await expectSame({ path: '/galeria', headers: { 'if-modified-since': new Date().toUTCString() } });
  await expectSame({ path: '/galeria', headers: { range: 'bytes=0-9' } });
});

test('TRUST-29: what asks for parts of a page gets the page, or the page of unknown addresses, as from the site', async () => {
  expect((await expectSame({ path: '/galeria?_rsc=1x2y', headers: { rsc: '1' } })).status).toBe(200);
  for (const path of ['/galeria.rsc', '/galeria.txt', '/galeria.segments/_tree.segment.rsc'])
    expect((await expectSame({ path })).status).toBe(404);
});

test('TRUST-29: unknown addresses are the same through nginx, files too', async () => {
  const unknown = ['/typo', '/typo/deep/down', '/galeria.html', '/404.html'];
  for (const path of [
    ...unknown,
    '/works/none.avif',
    '/fonts/none.woff2',
    '/typo/',
    '/_i/none.js',
    '/index',
    '/galeria.body',
    '/.body',
    '/br/galeria',
    '/sent/br/galeria.body',
  ])
    expect((await expectSame({ path })).status, path).toBe(404);
  await expectSame({ path: '/typo', headers: { 'accept-encoding': 'br' } });
});

test('TRUST-29: an address leads on through nginx as from the site', async () => {
  // a redirect of nginx has a sentence of its own for whoever reads it
  const ofBody = ['content-type', 'content-length'];
  const moved = [
    ...redirects.map(([from]) => from),
    '/galeria/',
    '/Kontakt',
    '/GALERIA',
    '/kontakt/?from=card',
    '/en/?a=b',
    '/GALLERY/Wall-Art/',
    '/Zam%C3%B3wienie/picture/1',
    '/polityka_prywatnosci',
  ];
  for (const path of moved) {
    const [own, through] = await Promise.all([answerOf(site.base, { path }), answerOf(nginx.base, { path })]);
    for (const name of ofBody) for (const { headers } of [own, through]) delete headers[name];
    expect.soft([path, own.status]).toEqual([path, 308]);
    expect.soft([path, through.status, through.headers]).toEqual([path, own.status, own.headers]);
  }
  expect((await expectSame({ path: '//galeria//pejzaze/' })).status).toBe(308);
});

test('TRUST-29: the API passes through nginx, and so does every other method', async () => {
  for (const path of ['/api/web/gallery', '/api/version', '/.well-known/security.txt', '/api/web/nowhere'])
    await expectSame({ path });
  expect((await answerOf(nginx.base, { path: '/api/health' })).status).toBe(200);
  for (const method of ['POST', 'PUT', 'DELETE']) await expectSame({ path: '/galeria', method });
  for (const form of ['contact', 'orders', 'shop-orders'] as const)
    expect((await sendForm(nginx.base, form)).status).toBe(201);
});

test('TRUST-29: pages, files and redirects need no process of the site', async () => {
  await site.stop();
  const statuses = await Promise.all(
    ['/', picture, '/kontakt', '/typo', '/api/health'].map(
      async (path) => (await answerOf(nginx.base, { path })).status,
    ),
  );
  expect(statuses).toEqual([200, 200, 308, 404, 502]);
});

test('STATUS-1: no log of nginx names the private page of an order, not even when the site is away', async () => {
  const path = pathTo('orderStatus', 'pl', { token: 'a'.repeat(40) });
  const headers = { referer: nginx.base + path };
  await site.stop();
  for (const asked of [{ path }, { path: '/api/web/csrf/', headers }, { path: '/works/none.avif', headers }])
    expect((await answerOf(nginx.base, asked)).status).toBeGreaterThanOrEqual(404);
  expect(nginx.errors()).not.toContain('a'.repeat(40));
});
