import { messages } from '@/messages';
import { messageFaults } from './messages';

const one = (pl: unknown, en: unknown) => ({ pl: { nav: { shop: pl } }, en: { nav: { shop: en } } });
const polish = 'messages/pl.json';
const english = 'messages/en.json';

const broken: readonly (readonly [fault: string, pl: unknown, en: unknown, item: string, says: string])[] = [
  ['a sentence in one language only', 'Sklep', undefined, english, 'nav.shop is missing or empty'],
  ['an empty sentence', ' ', 'Shop', polish, 'nav.shop is missing or empty'],
  ['a number', 5, 'Shop', polish, 'nav.shop must be a text in quotation marks'],
  ['a list', 'Sklep', ['Shop'], english, 'nav.shop must be a text in quotation marks'],
  ['an open brace', 'od {price', 'from {price}', polish, 'nav.shop: a { has no }'],
  ['a brace without a name', 'od {}', 'from {price}', polish, 'nav.shop: a { has no }'],
  ['an open mark', '<a>Sklep', '<a>Shop</a>', polish, 'nav.shop: a <mark> is not closed'],
  ['a plural without other', '{n, plural, one {praca}}', '{n} works', polish, 'nav.shop: the plural cannot be read'],
  [
    'a plural without a Polish form',
    '{n, plural, one {praca} few {prace} other {pracy}}',
    '{n, plural, one {work} other {works}}',
    polish,
    'nav.shop: the plural lacks the form many',
  ],
  ['another placeholder', 'od {cena}', 'from {price}', polish, 'nav.shop lacks {price}, which the other language has'],
  ['a mark of one language', '<a>Sklep</a>', 'Shop', english, 'nav.shop lacks <a>, which the other language has'],
];

test.each(broken)('%s is named', (_what, pl, en, item, says) => {
  const faults = messageFaults(one(pl, en)).map(({ item: named, text, at }) => ({ item: named, text, at }));
  expect(faults).toContainEqual({
    item,
    text: expect.stringContaining(says),
    at: { file: item, path: ['nav', 'shop'] },
  });
});

test('the sentences of today have no fault', () => {
  expect(messageFaults(messages)).toEqual([]);
});

test('a mark that breaks no line may stand in one language', () => {
  expect(messageFaults(one('<nw>e-mail</nw>', 'e-mail'))).toEqual([]);
});
