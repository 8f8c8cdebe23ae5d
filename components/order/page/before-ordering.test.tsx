import { renderToStaticMarkup } from 'react-dom/server';
import { destinations, orderTypes } from '@/content/order';
import { pictures } from '@/content/shop';
import { corrections, deliveryFrom } from '@/content/terms';
import { formatPrice } from '@/domain/shop/price-format';
import { fill } from '@/i18n/fill';
import { locales } from '@/i18n/locales';
import { messages } from '@/messages';
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
      const [line = ''] = text.trim().split(/ {3}/, 1);
      expect(line).toMatch(/\d (tygod|week)/);
      expect(line).toContain(formatPrice(deliveryFrom.pl, locale));
      for (const [to, { label }] of Object.entries(destinations)) {
        const price = formatPrice(deliveryFrom[to as keyof typeof destinations], locale);
        expect(text).toContain(`${label[locale]}: ${fill(messages[locale].order.from, { price })}`);
      }
      // a deposit, and corrections, for what is made to order alone
      expect(/30 ?%/.test(text)).toBe(type !== 'posters');
      expect(text.includes(`${messages[locale].offer.corrections}: ${corrections}.`)).toBe(type !== 'posters');
    }
  },
);

test.each(locales)('ORDER-28: a picture that comes as a file has no parcel (%s)', (locale) => {
  const file = pictures.find(({ delivers }) => delivers === 'file');
  const text = shown({ locale, type: 'picture', number: file?.number ?? 0 });
  for (const { label } of Object.values(destinations)) expect(text).not.toContain(label[locale]);
});

test.each([
  ['2026-11-26', false],
  ['2026-11-28', true],
])('ORDER-28: a page of %s promises no day that has passed', (today, isHidden) => {
  const html = renderToStaticMarkup(<BeforeOrdering locale="pl" type="portraits" number={null} today={today} />);
  expect(html.includes('<studio-until data-day="11-26" hidden="">')).toBe(isHidden);
});
