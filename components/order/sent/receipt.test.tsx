import { renderToStaticMarkup } from 'react-dom/server';
import { orderTypeNames } from '@/content/order';
import { emptyDelivery } from '@/domain/order/delivery';
import { emptyDraft, type OrderDraft } from '@/domain/order/draft';
import { priceOf } from '@/domain/order/price';
import { summaryLines } from '@/domain/order/summary-lines';
import { fulfilmentOf } from '@/domain/order/thing';
import { formatPrice } from '@/domain/shop/price-format';
import { type Locale, locales } from '@/i18n/locales';
import { messages } from '@/messages';
import { deliveryCosts } from '../words';
import { SentAnswers, SentWork } from './receipt';
import type { ReceiptWords, Told } from './receipt-words';

const title = { pl: 'Kot na kominie', en: 'Cat on the chimney' };
const mugs: OrderDraft = { ...emptyDraft('posters', 1), medium: 'mug', size: 'a4', quantity: 2 };
const file: OrderDraft = { ...emptyDraft('picture', 1), medium: 'file' };
const portrait: OrderDraft = {
  ...emptyDraft('portraits', null),
  ...{ photos: 1, variant: 'oil', subject: 'two', size: 'custom', width: '160', height: '90' },
};

/** The receipt of an order, as its page has it. */
function told(draft: OrderDraft, locale: Locale): Told {
  const { order, before } = messages[locale];
  const types = Object.fromEntries(Object.entries(orderTypeNames).map(([type, name]) => [type, name[locale]]));
  const words = { ...order, types, costs: deliveryCosts(before, locale) } as unknown as ReceiptWords;
  const { type, variant, medium, size, width, height, attributes } = draft;
  const choice = { variant, medium, size, width, height, attributes };
  const sent = {
    ...{ reference: '2026-0001-A2', at: '2026-05-12T18:20:00Z', type, title, choice, photos: [], work: null },
    ...{ lines: summaryLines(draft, title), price: priceOf(draft), delivery: emptyDelivery },
    fulfilment: fulfilmentOf(draft),
  };
  return { locale, words, sent };
}

const textOf = (html: string): string =>
  html
    .replace(/<[^>]+>/g, '|')
    .replaceAll('\u00a0', ' ')
    .replace(/\|+/g, '|');
const work = (draft: OrderDraft, locale: Locale) =>
  textOf(renderToStaticMarkup(<SentWork {...told(draft, locale)} drawing={null} />));
const answers = (draft: OrderDraft, locale: Locale) =>
  textOf(renderToStaticMarkup(<SentAnswers {...told(draft, locale)} />));

test.each([
  ['pl', '|Kot na kominie|2 × kubek ok. 330 ml, |', '|Portret: olej na płótnie, |'],
  ['en', '|Cat on the chimney|2 × mug about 330 ml, |', '|Portrait: oil paints on canvas, |'],
] as const)(
  'ORDER-22: what was ordered is called by its thing, and how many there are (%s)',
  (locale, mug, painted) => {
    expect(work(mugs, locale)).toContain(mug);
    expect(work(mugs, locale)).toContain(`|${formatPrice(priceOf(mugs).grosze, locale)}|`);
    expect(work(portrait, locale)).toContain(painted);
  },
);

test.each(locales)('ORDER-15: the receipt says that delivery is not in the price, and what it costs (%s)', (locale) => {
  const { price, priceAlone } = messages[locale].order;
  const { deliverySumFile } = messages[locale].before;
  const shown = answers(mugs, locale);
  expect(shown).toContain(`|${priceAlone}|`);
  expect(shown).toMatch(locale === 'pl' ? /Dostawa: od \d+,\d\d zł/ : /Delivery: from \d+\.\d\d zł/);
  expect(answers(file, locale)).toContain(`|${price}|`);
  expect(answers(file, locale)).toContain(deliverySumFile);
});

test('ORDER-14: a size that was understood is one line', () => {
  expect(answers(portrait, 'pl')).toContain('|Format|160 × 90 cm|');
  expect(answers(portrait, 'pl')).not.toContain('Szerokość');
});
