import { artworkById } from '@/content/artworks';
import { storeRegulations } from '@/content/documents/store-regulations';
import { services } from '@/content/services';
import { everyPage, isIndexable } from '@/domain/page/site-pages';
import { pageGraph, pictureProduct, posterProduct, scriptSafe } from '@/domain/page/structured-data/page-graph';
import { locales } from '@/i18n/locales';
import { translator } from '@/messages/translator';

const graphs = locales.flatMap((locale) =>
  everyPage.map((page) => ({ page, locale, graph: pageGraph({ page, locale, say: translator(locale) }) })),
);
const all = JSON.stringify(graphs);

test('ROUTES-21: every page that may be found describes itself, and no other does', () => {
  for (const { page, graph } of graphs) expect([page.id, graph !== null]).toEqual([page.id, isIndexable(page)]);
});

test('ROUTES-21: nothing is rated, reviewed or recommended', () => {
  expect(all).not.toMatch(/rating|review|award|bestseller/i);
});

test('every licence is a section of the regulations', () => {
  const ids = new Set(storeRegulations.flatMap(({ id }) => [id.pl, id.en]));
  const named = [...all.matchAll(/"license":"[^"#]+#([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(named).size).toBe(2);
  for (const id of named) expect(ids).toContain(id);
});

const original = { number: 9, artwork: 2015, price: 123_450, delivers: 'original' } as const;
test.each([
  ['available', 'InStock'],
  ['reserved', 'Reserved'],
  ['sold', 'SoldOut'],
] as const)('ROUTES-21: an original that is %s is offered as %s, for its price in zloty', (state, availability) => {
  const page = { id: 'orderItem', params: { type: 'picture', id: 9 } } as const;
  expect(pictureProduct({ ...original, state }, artworkById(2015), page, 'en')).toMatchObject({
    '@type': 'Product',
    name: artworkById(2015).title.en,
    offers: { price: '1234.50', priceCurrency: 'PLN', availability: `https://schema.org/${availability}` },
  });
});

test('ROUTES-21: a poster is out of stock while none is made', () => {
  const page = { id: 'orderItem', params: { type: 'posters', id: 1 } } as const;
  const stock = () => posterProduct(artworkById(2015), page, 'en').offers;
  expect(stock()).toMatchObject({ availability: 'https://schema.org/MadeToOrder' });
  jest.replaceProperty(services, 'posters', 'waiting');
  expect(stock()).toMatchObject({ availability: 'https://schema.org/OutOfStock' });
  jest.restoreAllMocks();
});

test('no text ends the script that it stands in', () => {
  const title = '</script><script>alert(1)</script><!-- "\\';
  const safe = scriptSafe({ title });
  expect(safe).not.toContain('<');
  expect(JSON.parse(safe)).toEqual({ title });
});
