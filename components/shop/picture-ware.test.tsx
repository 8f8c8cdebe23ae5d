import { renderToStaticMarkup } from 'react-dom/server';
import type { ShopPicture } from '@/content/types';
import type { Locale } from '@/i18n/locales';
import { PictureWare } from './picture-ware';

const original: ShopPicture = { number: 3, artwork: 2024, price: 9999, delivers: 'original', state: 'available' };
const html = (picture: ShopPicture, locale: Locale) =>
  renderToStaticMarkup(<PictureWare picture={picture} locale={locale} />);

const gone = [
  ['sold', 'pl', 'Sprzedany', '/zamowienie/custom-pictures'],
  ['sold', 'en', 'Sold', '/order/custom-pictures'],
  ['reserved', 'pl', 'Zarezerwowany', '/zamowienie/custom-pictures'],
  ['reserved', 'en', 'Reserved', '/order/custom-pictures'],
] as const;

test.each(gone)('readings 3: an original that is %s stays, says so and offers something similar (%s)', (...row) => {
  const [state, locale, word, similar] = row;
  const markup = html({ ...original, state }, locale);
  expect(markup).toContain(word);
  expect(markup).toContain(`href="${similar}"`);
  expect(markup).not.toMatch(/Kup|Buy|99[.,]99/);
});

test('an original that is there has its price and button', () => {
  const markup = html(original, 'en');
  expect(markup).toContain('aria-label="Buy: Golden birches"');
  expect(markup).toContain('99.99 zł');
  expect(markup).toContain('You receive: original');
});

test('readings 3: a file can never be sold out', () => {
  expect(html({ ...original, delivers: 'file', state: 'sold' }, 'pl')).toContain('Kup');
});
