import { redirects } from '@/i18n/redirects';
import { messages } from '@/messages';
import { expect, OwnSite, test } from '../support/own-site';

let site: OwnSite;
test.beforeAll(async () => {
  site = await OwnSite.start();
});
test.afterAll(() => site.stop());

type Answer = Readonly<{ status: number; location: string | undefined; head: string; body: string }>;

/** Sends exactly these bytes as the target; an HTTP client would correct them. */
async function ask(target: string, headers: Readonly<Record<string, string>> = {}, method = 'GET'): Promise<Answer> {
  const wire = await site.connect();
  const lines = Object.entries({ Host: 'evil.example', Connection: 'close', ...headers });
  wire.socket.write(
    [`${method} ${target} HTTP/1.1`, ...lines.map(([name, value]) => `${name}: ${value}`), '', ''].join('\r\n'),
  );
  await wire.closed;
  const [head = '', ...rest] = Buffer.from(wire.text, 'latin1').toString('utf8').split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  return {
    status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]),
    location: /^location: (.*)$/im.exec(head)?.[1],
    head,
    body,
  };
}

function expectUnknown({ status, body, head }: Answer, target: string): void {
  expect.soft(status, target).toBe(404);
  expect.soft(head, target).toMatch(/^content-security-policy: frame-ancestors 'none'\r?$/im);
  expect.soft(head, target).toMatch(/^cache-control: no-store/im);
  for (const half of ['<section lang="pl"', '<section lang="en"', messages.pl.e404.back, messages.en.e404.back])
    expect.soft(body, target).toContain(half);
}

const broken = [
  '%',
  '%4',
  '%zz',
  '%E0%A4%A',
  '%C3%28',
  '%ff',
  '%c0%ae',
  '%ed%a0%80',
  '%f8%88',
  '%00',
  'a%00b',
  '%u0041',
];
const before = ['/', '/order/', '/order/picture/', '/zamowienie/', '/galeria/', '/works/', '/_next/', '/api/', '/en/'];
const after = ['', '/', '/1'];
/** Every invalid escape at every place in a path. */
const undecodable = before.flatMap((start) => broken.flatMap((piece) => after.map((end) => start + piece + end)));

test('every path that cannot be decoded is a 404 in both languages, and a line in the log', async () => {
  test.setTimeout(60_000);
  expect(undecodable.length).toBeGreaterThanOrEqual(200);
  const said = site.lines.length;
  for (const path of undecodable) expectUnknown(await ask(path), path);
  const lines = site.lines.slice(said).map((line) => JSON.parse(line));
  expect(lines).toHaveLength(undecodable.length);
  for (const line of lines)
    expect(line).toEqual({ time: expect.any(String), event: 'refused', kind: 'page', code: 'request.address' });
});

test('a target in absolute form is answered as its path, whoever’s host is named', async () => {
  for (const path of ['/', '/galeria', '/en', '/api/web/gallery', '/favicon.ico', '/nie-ma']) {
    const plain = await ask(path);
    for (const before of ['http://evil.example', 'https://evil.example:81', 'HTTP://user@evil.example']) {
      const { status, body, location } = await ask(before + path);
      expect.soft([status, location, body], before + path).toEqual([plain.status, undefined, plain.body]);
    }
  }
  expect((await ask('http://evil.example')).status).toBe(200);
  expect((await ask('http://evil.example?x=1')).status).toBe(200);
});

test('no redirect leads to another host', async () => {
  const near = ['/galeria/', '/galeria//', '//galeria', '/\\galeria/', '/%67aleria', '/GALERIA'];
  const to = new Map([...redirects, ...near.map((path) => [path, '/galeria'] as const)]);
  const nowhere = ['//evil.example/', '/\\evil.example/', '/%2F%2Fevil.example/', '/x/'];
  const forwarded = {
    'X-Forwarded-Host': 'evil.example',
    'X-Forwarded-Proto': 'https',
    Forwarded: 'host=evil.example',
  };
  for (const path of [...to.keys(), ...nowhere])
    for (const target of [path, `http://evil.example${path}`])
      for (const headers of [{}, forwarded]) {
        const { status, location } = await ask(target, headers);
        expect.soft([status, location], target).toEqual(to.has(path) ? [308, to.get(path)] : [404, undefined]);
      }
});

test('STATUS-1: a private link with a slash or a sign of the sentence at its end leads to the link without it', async () => {
  for (const page of ['/zamowienie/stan/abc', '/order/status/abc'])
    for (const end of ['/', '.', ').', '%E2%80%9D,']) {
      const { status, location } = await ask(`${page}${end}?from=mail`);
      expect([end, status, location]).toEqual([end, 308, `${page}?from=mail`]);
    }
});

test('a reply that is refused before its fields are read is answered for what is wrong, not as a dead link', async () => {
  const headers = { 'Content-Type': 'text/plain', 'Content-Length': '0', Accept: 'text/html' };
  expect((await ask('/api/web/form/order-reply/', headers, 'POST')).status).toBe(415);
});

test('security.txt names whom to tell, and does not expire (RFC 9116)', async () => {
  const { status, head, body } = await ask('/.well-known/security.txt');
  expect(status).toBe(200);
  expect(head).toMatch(/^content-type: text\/plain; charset=utf-8$/im);
  expect(body).toMatch(/^Contact: mailto:\S+@\S+$/m);
  expect(body).toMatch(/^Canonical: http:\/\/localhost\S*\/\.well-known\/security\.txt$/m);
  const expires = Date.parse(/^Expires: (.*)$/m.exec(body)?.[1] ?? '');
  const days = (expires - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(366);
  expect(body.match(/^Expires:/gm)).toHaveLength(1);
});

test('TRUST-9, API-9: a form of another site is refused, as a page where the browser sent it by itself', async () => {
  // raw, since an HTTP client would say by Sec-Fetch-Mode that it is a script
  for (const [headers, type] of [
    [{ 'Sec-Fetch-Site': 'cross-site' }, 'application/json'],
    [{ Origin: 'null', Accept: 'text/html' }, 'text/html; charset=utf-8'],
    [{ Referer: 'https://evil.example/', Accept: 'text/html' }, 'text/html; charset=utf-8'],
  ] as const) {
    const wire = await site.connect();
    const length = { 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Length': 3 };
    wire.post('/api/web/form/contact/', { ...length, ...headers }, 'a=b');
    expect(await wire.until(/\r\n\r\n.+/s)).toMatch(new RegExp(`^HTTP/1\\.1 403 .*content-type: ${type}\r\n`, 'is'));
    wire.socket.destroy();
  }
});
