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
async function ask(target: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  const wire = await site.connect();
  const lines = Object.entries({ Host: 'evil.example', Connection: 'close', ...headers });
  wire.socket.write(
    [`GET ${target} HTTP/1.1`, ...lines.map(([name, value]) => `${name}: ${value}`), '', ''].join('\r\n'),
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

test('a path that cannot be decoded is a 404 in both languages', async () => {
  for (const path of ['/%', '/order/picture/%E0%A4%A', '/works/a%00b']) expectUnknown(await ask(path), path);
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
