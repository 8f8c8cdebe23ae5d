import type { APIRequestContext } from 'playwright/test';
import { pictures } from '@/content/shop';
import { locales, otherLocale } from '@/i18n/locales';
import { type PageId, pathOf, pathTo } from '@/i18n/pages';
import { everyAddress } from '../support/addresses';
import { expect, test } from '../support/test';

type Head = Readonly<{ lang: string; title: string; description: string; canonical: string; alternates: string[] }>;

const found = (html: string, pattern: RegExp): string => pattern.exec(html)?.[1] ?? '';
const pathOnly = (address: string): string => new URL(address).pathname;

// some read every page, one after the other
test.describe.configure({ timeout: 120_000 });

async function headOf(request: APIRequestContext, path: string): Promise<Head> {
  const html = await (await request.get(path)).text();
  return {
    lang: found(html, /^<!DOCTYPE html>(?:<!--[^>]*-->)?<html lang="(\w+)"/i),
    title: found(html, /<title>([^<]*)<\/title>/),
    description: found(html, /<meta name="description" content="([^"]*)"/),
    canonical: found(html, /<link rel="canonical" href="([^"]*)"/),
    alternates: [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)].map(
      ([, language, href]) => `${language} ${pathOnly(href ?? '')}`,
    ),
  };
}

const hidden: readonly PageId[] = ['orderSent', 'contactForm', 'lessonsForm', 'paintingForm'];
const indexed = everyAddress.filter(({ ref }) => !hidden.includes(ref.id));
const kept = everyAddress.filter(({ ref }) => hidden.includes(ref.id));

test('every page has its language in the first byte, and a title and a description of its own', async ({ request }) => {
  test.setTimeout(120_000);
  const heads: (Head & { path: string })[] = [];
  for (const { path } of everyAddress) heads.push({ path, ...(await headOf(request, path)) });
  expect(heads.map(({ lang }) => lang)).toEqual(everyAddress.map(({ locale }) => locale));
  for (const column of ['title', 'description'] as const) {
    const values = heads.map((head) => head[column]);
    const repeated = heads.filter((head) => values.filter((value) => value === head[column]).length > 1);
    expect(repeated.map(({ path }) => `${column} of ${path}`)).toEqual([]);
    expect(values.every((value) => value.length > 10)).toBe(true);
  }
});

test('ROUTES-11: the first page is Polish, whatever languages the browser asks for', async ({ request }) => {
  for (const language of ['en', 'en-GB,en;q=0.9', 'de, *;q=0.1']) {
    const answer = await request.get('/', { headers: { 'accept-language': language }, maxRedirects: 0 });
    const lang = found(await answer.text(), /<html lang="(\w+)"/);
    expect([language, answer.status(), lang]).toEqual([language, 200, 'pl']);
  }
});

test('canonical and hreflang are reciprocal, x-default is Polish', async ({ request }) => {
  for (const { path, locale, ref } of indexed) {
    const { canonical, alternates } = await headOf(request, path);
    expect(pathOnly(canonical)).toBe(path);
    expect([...alternates].sort()).toEqual(
      [`en ${pathOf(ref, 'en')}`, `pl ${pathOf(ref, 'pl')}`, `x-default ${pathOf(ref, 'pl')}`].sort(),
    );
    expect(alternates).toContain(`${otherLocale[locale]} ${pathOf(ref, otherLocale[locale])}`);
  }
});

test('ROUTES-15: the order-sent page and the forms alone are kept out of the index', async ({ request }) => {
  expect(kept).toHaveLength(8);
  for (const { path } of kept) {
    expect(await (await request.get(path)).text()).toMatch(/<meta name="robots" content="noindex/);
  }
});

test('DESIGN-15: no style attribute stands in the server’s HTML (a strict policy forbids it)', async ({ request }) => {
  for (const { path } of everyAddress) {
    const html = await (await request.get(path)).text();
    expect([path, /<[^>]+\sstyle="/.exec(html)?.[0] ?? null]).toEqual([path, null]);
  }
});

test('the sitemap names every page in both languages, and no page twice', async ({ request }) => {
  const text = await (await request.get('/sitemap.xml')).text();
  const addresses = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname);
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const locale of locales) {
    expect(addresses).toContain(pathTo('home', locale));
    expect(addresses).toContain(pathTo('storeRegulations', locale));
    expect(addresses).toContain(pathTo('order', locale, { type: 'posters' }));
    for (const { number } of pictures) {
      expect(addresses).toContain(pathTo('orderItem', locale, { type: 'picture', id: number }));
    }
  }
  for (const { path } of kept) expect(addresses).not.toContain(path);
  expect([...text.matchAll(/hreflang="x-default"/g)]).toHaveLength(addresses.length);
});

test('every address of the sitemap answers', async ({ request }) => {
  test.setTimeout(120_000);
  const text = await (await request.get('/sitemap.xml')).text();
  const addresses = [...text.matchAll(/<loc>(.*?)<\/loc>/g)];
  expect(addresses).toHaveLength(indexed.length);
  for (const [, address] of addresses) {
    const { pathname } = new URL(address ?? '');
    expect([pathname, (await request.get(pathname)).status()]).toEqual([pathname, 200]);
  }
});

test('robots.txt names the sitemap and keeps out of the API only', async ({ request }) => {
  const text = await (await request.get('/robots.txt')).text();
  expect(text).toMatch(/^Allow: \/$/m);
  expect(text).toMatch(/^Disallow: \/api\/$/m);
  expect(text.match(/Disallow/g)).toHaveLength(1);
  expect(text).toMatch(/^Sitemap: https?:\/\/[^ ]+\/sitemap\.xml$/m);
});
