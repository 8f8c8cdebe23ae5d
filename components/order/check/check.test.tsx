import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { emptyDraft, type OrderDraft } from '@/domain/order/order';
import { priceOf } from '@/domain/order/price';
import { priceText } from '@/domain/shop/price-format';
import { type Locale, locales } from '@/i18n/locales';
import { wordsOf } from '@/messages/translator';
import { fewWords, wizardWords } from '../words';
import { Check, PriceList } from './check';

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
    const words = wordsIn(locale);
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

const wordsIn = (locale: Locale) => {
  const all = wordsOf(locale);
  return wizardWords(all, fewWords(all, locale), locale).words;
};
const textOf = (node: ReactNode) =>
  renderToStaticMarkup(node)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('\u00a0', ' ');

test('ORDER-15: a file costs no delivery', () => {
  const words = wordsIn('en');
  const draft = { ...portrait, variant: 'digital', medium: 'file' } as const;
  const shown = textOf(<PriceList draft={draft} title={null} words={words} locale="en" />);
  expect(shown).toContain(words.costs.file);
  expect(shown).not.toContain(words.costs.parcel);
  expect(shown).not.toContain(words.priceAlone);
});

test('ORDER-30: the sum has the delivery to where it goes, but none where the size decides and is not known', () => {
  const words = wordsIn('en');
  const shown = (draft: OrderDraft) => textOf(<PriceList draft={draft} title={null} words={words} locale="en" />);
  const abroad: OrderDraft = { ...poster, medium: 'mug', destination: 'eu' };
  expect(shown(abroad)).toMatch(/Delivery\s+from 79\.00 zł\s+Price with delivery\s+from 138\.00 zł/);
  expect(shown({ ...abroad, medium: 'wood', size: 'custom' })).toContain(words.priceAlone);
});

test('ORDER-23: two short paragraphs lead back, to the choices and to the delivery', () => {
  const words = wordsIn('en');
  const delivery = { first_name: 'Ola', last_name: 'Nowak', address: 'ul. Prosta 1\nToruń', phone: '600', email: '' };
  const choices = { href: '#medium', of: words.steps.params };
  const html = renderToStaticMarkup(
    <Check draft={poster} delivery={delivery} choices={choices} words={words} locale="en" />,
  );
  const [chosen, who] = html.split('</p>').map((part) => part.replaceAll(/<[^>]+>/g, '').replaceAll('\u00a0', ' '));
  expect(chosen).toBe(
    'A2 · 42 × 59.4 cm, mug about 330 ml. To be agreed: interior colour, handle colour. I will ask in my reply. Change',
  );
  expect(who).toBe('Ola Nowak, ul. Prosta 1, Toruń, 600 Change');
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual(['#medium', '#first_name']);
});
