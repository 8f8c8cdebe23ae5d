import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { orderTypes } from '@/content/order';
import { redirects } from '@/i18n/redirects';
import { siteTable } from '@/server/http/site';
import { everyAddress } from '../support/addresses';
import { programs } from '../support/in-process/programs';
import { expect, test } from '../support/test';

const table = siteTable('.site/current');

test('ROUTES-3: every page is a file of the site, in both languages, and no file is a page of another address', () => {
  const listed = everyAddress.map(({ path }) => path).toSorted();
  expect(Object.keys(table?.pages ?? {}).toSorted()).toEqual(listed);
  expect(listed.length).toBeGreaterThanOrEqual(2 * (10 + 4 + 25 + 186));
});

test('what runs in production loads packages with binaries, and else only itself: no framework, no compiler', () => {
  const loading = /^import .*?from "([^"]+)"|(?<!['"`])\b(?:import|require)\d*\("([^"]+)"\)/gm;
  const loadedBy = (path: string) =>
    [...readFileSync(path, 'utf8').matchAll(loading)].map(([, name, other]) => name ?? other ?? '');
  for (const path of Object.values(programs)) {
    const packages = new Set(loadedBy(path).filter((name) => !isBuiltin(name)));
    const withBinaries = ['better-sqlite3', 'pg', 'sharp'];
    expect
      .soft(
        [...packages].filter((name) => !withBinaries.includes(name)),
        path,
      )
      .toEqual([]);
    // what makes pictures asks no database
    if (path !== programs.maker) expect.soft([...packages], path).toContain('better-sqlite3');
  }
});

const strays = [
  ...orderTypes.flatMap((type) =>
    ['0', '99', '01', '1abc', '-1', '1.0'].flatMap((id) => [`/order/${type}/${id}`, `/zamowienie/${type}/${id}`]),
  ),
  ...['/order/picture/7', '/order/portraits/8', '/order/custom-pictures/6', '/order/posters/8'],
  ...['/order/xyz', '/zamowienie/xyz', '/order/poster', '/order/wyslano', '/zamowienie/sent'],
  ...['/galeria/portraits', '/gallery/portrety', '/pl', '/en/gallery', '/typo', '/typo/deep/down'],
  ...['/galeria/portrety/midsummer-night', '/gallery/landscapes/midsummer-night', '/galeria/portrety/noc'],
  ...['/gallery/portraits/1037', '/gallery/portrety/midsummer-night', '/galeria/typo/noc-swietojanska'],
];

test('ROUTES-5: what content does not have is a real 404', async ({ request }) => {
  for (const path of strays) expect.soft((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(404);
});

test('ROUTES-7: one-word addresses return to the home page or the shop', async ({ request }) => {
  for (const [from, to] of redirects) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect.soft([answer.status(), answer.headers().location], from).toEqual([308, to]);
  }
});

test('ROUTES-9: a page answers under one address, without a trailing slash', async ({ request }) => {
  test.setTimeout(120_000);
  for (const { path } of everyAddress.filter(({ path }) => path !== '/')) {
    const answer = await request.get(`${path}/`, { maxRedirects: 0 });
    expect([path, answer.status(), answer.headers().location]).toEqual([path, 308, path]);
  }
});

test('ROUTES-19: a misspelled address leads to the page in one step', async ({ request }) => {
  test.setTimeout(120_000);
  for (const { path } of everyAddress.filter(({ path }) => path !== '/')) {
    const misspelled = [path.toUpperCase(), `${path}//`, path.replace('zamowienie', 'zam%C3%B3wienie')];
    for (const near of misspelled.filter((one) => one !== path)) {
      const answer = await request.get(near, { maxRedirects: 0 });
      expect([near, answer.status(), answer.headers().location]).toEqual([near, 308, path]);
    }
  }
});

test('API-1: the API answers with and without the slash', async ({ request }) => {
  for (const path of ['/api/web/csrf/', '/api/web/csrf']) {
    expect((await request.get(path, { maxRedirects: 0 })).status()).toBe(204);
  }
  for (const path of ['/api/web/form/shop-orders/', '/api/web/form/shop-orders']) {
    expect((await request.get(path, { maxRedirects: 0 })).status()).toBe(405);
  }
});
