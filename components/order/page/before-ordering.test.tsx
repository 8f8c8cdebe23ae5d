import { renderToStaticMarkup } from 'react-dom/server';
import { orderTypes } from '@/content/order';
import { pictures } from '@/content/shop';
import { deliveryFrom } from '@/content/terms';
import { formatPrice } from '@/domain/shop/price-format';
import { locales } from '@/i18n/locales';
import { BeforeOrdering } from './before-ordering';

const shown = (props: Parameters<typeof BeforeOrdering>[0]): string =>
  renderToStaticMarkup(<BeforeOrdering {...props} />)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('\u00a0', ' ');

test.each(locales)(
  'ORDER-28: time, delivery by place, payment and what can be taken back are told before ordering (%s)',
  (locale) => {
    for (const type of orderTypes.filter((one) => one !== 'picture')) {
      const text = shown({ locale, type, number: null });
      for (const { to, grosze } of deliveryFrom) {
        expect(text).toContain(to[locale]);
        expect(text).toContain(formatPrice(grosze, locale));
      }
      expect(text).toMatch(/\d (tygod|week)/);
      // a deposit for what is made to order alone
      expect(/30 ?%/.test(text)).toBe(type !== 'posters');
    }
  },
);

test.each(locales)('ORDER-28: a picture that comes as a file has no parcel (%s)', (locale) => {
  const file = pictures.find(({ delivers }) => delivers === 'file');
  const text = shown({ locale, type: 'picture', number: file?.number ?? 0 });
  for (const { to } of deliveryFrom) expect(text).not.toContain(to[locale]);
});
