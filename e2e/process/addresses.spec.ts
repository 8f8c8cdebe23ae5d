import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { orderTypes } from '@/content/order';
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

test('API-1: the API answers with and without the slash', async ({ request }) => {
  for (const path of ['/api/web/csrf/', '/api/web/csrf']) {
    expect((await request.get(path, { maxRedirects: 0 })).status()).toBe(204);
  }
  for (const path of ['/api/web/form/shop-orders/', '/api/web/form/shop-orders']) {
    expect((await request.get(path, { maxRedirects: 0 })).status()).toBe(405);
  }
});
