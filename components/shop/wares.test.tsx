import { renderToStaticMarkup } from 'react-dom/server';
import { services, shopRest } from '@/content/services';
import { paintingSamples } from '@/content/shop';
import type { ShopPicture } from '@/content/types';
import type { Locale } from '@/i18n/locales';
import { bind } from '@/i18n/typography';
import { PictureWare } from './wares';

const original: ShopPicture = { number: 3, artwork: 2024, price: 9999, delivers: 'original', state: 'available' };
const html = (picture: ShopPicture, locale: Locale) =>
  renderToStaticMarkup(<PictureWare picture={picture} locale={locale} />);
/** The stickers in a piece of HTML, by the state that they show. */
const stickers = (markup: string) => [...markup.matchAll(/data-state="(\w+)"/g)].map(([, state]) => state);

afterEach(() => jest.restoreAllMocks());

const gone = [
  ['sold', 'pl', 'Sprzedany', 'Zamów podobny: Złote brzozy', '/zamowienie/custom-pictures'],
  ['sold', 'en', 'Sold', 'Order something similar: Golden birches', '/order/custom-pictures'],
  ['reserved', 'pl', 'Zarezerwowany', 'Zamów podobny: Złote brzozy', '/zamowienie/custom-pictures'],
  ['reserved', 'en', 'Reserved', 'Order something similar: Golden birches', '/order/custom-pictures'],
] as const;

test.each(gone)('SHOP-6: an original that is %s stays, says so and offers something similar (%s)', (...row) => {
  const [state, locale, word, label, similar] = row;
  const markup = html({ ...original, state }, locale);
  expect(stickers(markup)).toEqual([state]);
  expect(markup).toContain(`>${word}</span>`);
  expect(markup).toContain(`href="${similar}#choice=1&amp;variant=acrylic&amp;like=2024" aria-label="${label}"`);
  expect(markup).not.toMatch(/Kup|Buy|99[.,]99/);
});

test('something similar is in the style of the sample that shows the same work', () => {
  const [sample] = paintingSamples;
  if (!sample) throw new Error('there is no sample');
  const markup = html({ ...original, artwork: sample.artwork, state: 'sold' }, 'en');
  expect(markup).toContain(`href="/order/custom-pictures/${sample.number}#choice=1`);
});

test.each([
  ['closed', 'pl', 'Zapytaj o tę pracę', '/#kontakt'],
  ['closed', 'en', 'Ask about this work', '/en#contact'],
] as const)(
  'while paintings to order are %s, a sold work leads to the artist (%s)',
  (state, locale, label, contact) => {
    jest.replaceProperty(services, 'custom-pictures', state);
    const markup = html({ ...original, state: 'sold' }, locale);
    expect(markup).toContain(bind(label, locale));
    expect(markup).toContain(`href="${contact}"`);
    expect(markup).not.toMatch(/custom-pictures/);
  },
);

test('SHOP-9: in a shop that rests it keeps its price, and its button asks to be told', () => {
  jest.replaceProperty(shopRest, 'resting', true);
  const markup = html(original, 'en');
  expect(markup).toContain('aria-label="Let me know: Golden birches"');
  expect(markup).toContain('Original, 99.99 zł');
  expect(markup).not.toContain('Buy');
});

test('an original that is there has an empty ring, its price and button', () => {
  const markup = html(original, 'en');
  expect(markup).toContain('aria-label="Buy: Golden birches"');
  expect(stickers(markup)).toEqual(['available']);
  expect(markup).toContain('Original, 99.99 zł');
});

test.each([
  ['file', 'plik cyfrowy', 'tablet'],
  ['print', 'wydruk', 'sheet'],
  ['original', 'Oryginał', 'canvas'],
] as const)('SHOP-6, DESIGN-20: a picture delivered as a %s says so and looks so', (delivers, word, body) => {
  const markup = html({ ...original, delivers }, 'pl');
  expect(markup).toMatch(new RegExp(word));
  expect(markup).toContain(`class="captioned-work__work captioned-work__${body} `);
  // the folded sheet stands for files alone, and only an original has the size of its canvas
  expect(markup.includes('viewBox="0 0 16 19"')).toBe(delivers === 'file');
  expect(/60\s×\s45/.test(markup)).toBe(delivers === 'original');
});

test('SHOP-6: a file can never be sold out', () => {
  const markup = html({ ...original, delivers: 'file', state: 'sold' }, 'pl');
  expect(markup).toContain('Zamów plik');
  expect(stickers(markup)).toEqual([]);
});
