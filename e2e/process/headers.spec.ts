import { readdirSync } from 'node:fs';
import { messages } from '@/messages';
import { siteTable } from '@/server/http/site';
import { everyAddress } from '../support/addresses';
import { OwnSite } from '../support/own-site';
import { expect, test } from '../support/test';

const work = `/works/${readdirSync('generated/pictures/works')[0]}`;
const font = `/fonts/${readdirSync('public/fonts')[0]}`;

let site: OwnSite;
test.beforeAll(async () => {
  site = await OwnSite.start();
});
test.afterAll(() => site.stop());

const get = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> =>
  fetch(site.base + path, { method, headers, redirect: 'manual' });

/** A script or sheet of the islands. */
const [part = ''] = Object.keys(siteTable('.site/current')?.files ?? {}).filter((path) => path.startsWith('/_i/'));

const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
};

test('TRUST-20, TRUST-10: every kind of answer carries the headers of every answer, and none of CORS', async () => {
  const kinds: readonly (readonly [path: string, method: string, status: number])[] = [
    ['/', 'GET', 200],
    ['/en', 'HEAD', 200],
    ['/nowhere', 'GET', 404],
    ['/works/nowhere.avif', 'GET', 404],
    ['/galeria/', 'GET', 308],
    ['/kontakt', 'GET', 308],
    ['/', 'PUT', 405],
    ['/', 'TRACE-LIKE', 405],
    ['/api/web/gallery', 'GET', 200],
    ['/api/web/csrf/', 'GET', 204],
    ['/api/web/form/contact/', 'GET', 405],
    ['/api/web/form/contact', 'POST', 415],
    ['/api/web/nowhere', 'GET', 404],
    ['/favicon.ico', 'GET', 200],
    ['/robots.txt', 'GET', 200],
    [work, 'GET', 200],
    [font, 'GET', 200],
    [part, 'GET', 200],
  ];
  for (const [path, method, status] of kinds) {
    const { status: got, headers } = await get(path, {}, method === 'TRACE-LIKE' ? 'PROPFIND' : method);
    const name = `${method} ${path}`;
    expect.soft(got, name).toBe(status);
    expect.soft(Object.fromEntries(headers), name).toMatchObject(everywhere);
    expect.soft(headers.get('permissions-policy'), name).toMatch(/camera=\(\).*geolocation=\(\)/);
    const shown = [work, '/works/nowhere.avif'].includes(path);
    expect.soft(headers.get('cross-origin-resource-policy'), name).toBe(shown ? 'cross-origin' : 'same-origin');
    expect.soft(headers.get('x-powered-by'), name).toBeNull();
    expect.soft(headers.get('strict-transport-security'), name).toBeNull();
    const shared = [...headers.keys()].filter((header) => header.startsWith('access-control-'));
    expect.soft(shared, name).toEqual([]);
  }
});

test('TRUST-20: even what is not HTTP is answered with the headers of every answer', async () => {
  const wire = await site.connect();
  wire.socket.write('this is not HTTP\r\n\r\n');
  await wire.until(/^HTTP\/1\.1 400 Bad Request\r\n.*nosniff.*\r\n\r\n$/s);
});

/** Second in the head, after the encoding alone. */
const ownPolicy = /<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="([^"]*)">/;

test('TRUST-21: what is no page loads and runs nothing', async () => {
  for (const path of ['/icon.svg', '/sitemap.xml', '/api/web/gallery', '/api/health', work]) {
    const { headers } = await get(path);
    expect.soft(headers.get('content-security-policy'), path).toBe("default-src 'none'; frame-ancestors 'none'");
  }
});

test('TRUST-21, TRUST-22, DESIGN-15: every page has a policy of its own without unsafe-inline or nonce, no style attribute, and an ETag by which it is not sent again', async () => {
  const tags = new Set<string>();
  for (const { path } of [...everyAddress, { path: '/nowhere' }]) {
    const answer = await get(path);
    expect.soft(answer.headers.get('content-security-policy'), path).toBe("frame-ancestors 'none'");
    const html = await answer.text();
    const [, policy = ''] = ownPolicy.exec(html) ?? [];
    expect.soft(html, path).not.toMatch(/<[^>]+\sstyle="/);
    expect
      .soft(policy, path)
      .toMatch(/^default-src 'none'; script-src 'self'( 'sha256-[\w+/=]{44}')+; style-src 'self'/);
    expect.soft(policy, path).toContain("; form-action 'self'; base-uri 'none'");
    // the last three are ignored in a page, and said to be in the console
    expect.soft(policy, path).not.toMatch(/unsafe|nonce|https?:|\*|frame-ancestors|report-uri|sandbox/);
    const inline = html.match(/<script(?![^>]*\s(?:src=|type="application))[^>]*>/g) ?? [];
    expect.soft(policy.match(/sha256-/g)?.length, path).toBeGreaterThanOrEqual(inline.length);
    const tag = answer.headers.get('etag') ?? '';
    const again = await get(path, { 'if-none-match': tag, 'accept-encoding': 'br' });
    if (path !== '/nowhere') expect.soft([path, again.status, await again.text()]).toEqual([path, 304, '']);
    tags.add(tag);
  }
  expect(tags.size).toBeGreaterThanOrEqual(everyAddress.length);
});

test('TRUST-22: what may be kept, and for how long', async () => {
  const rules: readonly (readonly [path: string, value: string])[] = [
    ['/', 'public, max-age=0, must-revalidate'],
    ['/galeria?from=elsewhere', 'public, max-age=0, must-revalidate'],
    ['/kontakt', 'public, max-age=0, must-revalidate'],
    [part, 'public, max-age=31536000, immutable'],
    [work, 'public, max-age=31536000, immutable'],
    [font, 'public, max-age=31536000, immutable'],
    ['/favicon.ico', 'public, max-age=604800'],
    ['/icon.svg', 'public, max-age=604800'],
    ['/apple-icon.png', 'public, max-age=604800'],
    ['/api/web/gallery', 'no-store'],
    ['/api/web/csrf', 'no-store'],
  ];
  for (const [path, value] of rules) expect.soft((await get(path)).headers.get('cache-control'), path).toBe(value);
  for (const path of ['/works/nowhere.avif', '/fonts/nowhere.woff2', '/_i/nowhere.js'])
    expect.soft((await get(path)).headers.get('cache-control'), path).toContain('no-store');
});

test('API-1: the gallery is one answer with and without the slash, packed', async () => {
  const [one, other] = await Promise.all(
    ['/api/web/gallery', '/api/web/gallery/'].map((path) => get(path, { 'accept-encoding': 'br' })),
  );
  const named = ['content-type', 'content-encoding', 'etag', 'cache-control'];
  for (const name of named) expect.soft(one?.headers.get(name), name).toBe(other?.headers.get(name));
  expect(one?.headers.get('content-encoding')).toBe('br');
  expect(await one?.json()).toEqual(await other?.json());
});

test('an address that the API does not have says so in the visitor’s language', async () => {
  const answer = await get('/api/web/nowhere', { 'accept-language': 'en' });
  expect(await answer.json()).toEqual({
    error: { code: 'request.address', message: messages.en.problems.request.address },
  });
});

test('a page is sent small, and not at all where the browser has it', async () => {
  const plain = await get('/galeria', { 'accept-encoding': 'identity' });
  const etag = plain.headers.get('etag') ?? '';
  const page = await plain.text();
  expect(etag).toMatch(/^W\/"[\w-]{27}"$/);
  for (const [accepted, encoding] of [
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
  ]) {
    const answer = await get('/galeria', { 'accept-encoding': accepted ?? '' });
    expect([answer.headers.get('content-encoding'), answer.headers.get('etag')]).toEqual([encoding, etag]);
    expect(Number(answer.headers.get('content-length'))).toBeLessThan(page.length / 4);
    expect(await answer.text()).toBe(page);
  }
  expect((await get('/galeria', { 'if-none-match': etag })).status).toBe(304);
  expect((await get('/galeria', { 'if-none-match': `"other", ${etag}` })).status).toBe(304);
  expect((await get('/galeria', { 'if-none-match': '"other"' })).status).toBe(200);
  expect(await (await get('/galeria', {}, 'HEAD')).text()).toBe('');
});

test('TRUST-20: under TLS the answer says that browsers must use TLS from now on', async () => {
  const secure = await OwnSite.start({ SITE_URL: 'https://studio.example' });
  const { headers } = await fetch(secure.base);
  await secure.stop();
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
});
