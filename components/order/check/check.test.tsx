import { renderToStaticMarkup } from 'react-dom/server';
import { emptyDraft, type OrderDraft } from '@/domain/order/order';
import { priceOf } from '@/domain/order/price';
import { priceText } from '@/domain/shop/price-format';
import { locales } from '@/i18n/locales';
import { wordsOf } from '@/messages/translator';
import { fewWords, wizardWords } from '../words';
import { PriceList } from './check';

const poster: OrderDraft = { ...emptyDraft('posters', 4), medium: 'mug', size: 'a2' };
const portrait: OrderDraft = {
  ...emptyDraft('portraits', null),
  photos: 1,
  variant: 'oil',
  subject: 'two',
  size: 'a4',
};

test.each(locales.flatMap((locale) => [poster, portrait].map((draft) => [locale, draft.type, draft] as const)))(
  'ORDER-15: the thing, its delivery with the least it costs, and the price itself (%s, %s)',
  (locale, _, draft) => {
    const all = wordsOf(locale);
    const { words } = wizardWords(all, fewWords(all, locale), locale);
    const shown = renderToStaticMarkup(<PriceList draft={draft} title={null} words={words} locale={locale} />);
    const amount = priceText(priceOf(draft), locale, words.from);
    const lines = shown.split('</li>').map((line) => line.replaceAll(/<[^>]+>/g, ' ').trim());
    expect(lines).toEqual([
      expect.stringMatching(new RegExp(`\\S  ${amount}$`)),
      `${words.deliveryH}  ${words.costs.parcel}`,
      `${locale === 'pl' ? 'Cena bez dostawy' : 'Price without delivery'}  ${amount}`,
      '',
    ]);
  },
);

test('ORDER-15: a file costs no delivery', () => {
  const all = wordsOf('en');
  const { words } = wizardWords(all, fewWords(all, 'en'), 'en');
  const draft = { ...portrait, variant: 'digital', medium: 'file' } as const;
  const shown = renderToStaticMarkup(<PriceList draft={draft} title={null} words={words} locale="en" />);
  expect(shown).toContain(words.costs.file);
  expect(shown).not.toContain(words.costs.parcel);
  expect(shown).not.toContain(words.priceAlone);
});
