import { printItems } from '@/domain/shop/prints';
import { everyAddress, isSearched } from '../support/addresses';
import { expect, test } from '../support/test';

const found = (html: string, pattern: RegExp): string => pattern.exec(html)?.[1] ?? '';

const kept = everyAddress.filter((address) => !isSearched(address));

test('ROUTES-11, ROUTES-15: the first page is Polish, whatever the browser asks for; robots.txt keeps out of the API alone, the forms alone and the prints of works out of the index', async ({
  request,
}) => {
  for (const language of ['en', 'en-GB,en;q=0.9', 'de, *;q=0.1']) {
    const answer = await request.get('/', { headers: { 'accept-language': language }, maxRedirects: 0 });
    const lang = found(await answer.text(), /<html lang="(\w+)"/);
    expect([language, answer.status(), lang]).toEqual([language, 200, 'pl']);
  }

  expect(kept).toHaveLength(6 + 2 * printItems.length);
  for (const { path } of kept) {
    expect(await (await request.get(path)).text()).toMatch(/<meta name="robots" content="noindex/);
  }

  const text = await (await request.get('/robots.txt')).text();
  expect(text).toMatch(/^Allow: \/$/m);
  expect(text).toMatch(/^Disallow: \/api\/$/m);
  expect(text.match(/Disallow/g)).toHaveLength(1);
  expect(text).toMatch(/^Sitemap: https?:\/\/[^ ]+\/sitemap\.xml$/m);
});
