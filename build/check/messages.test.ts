import { messages } from '@/messages';
import { messageFaults } from './messages';

const one = (pl: unknown, en: unknown) => ({ pl: { nav: { shop: pl } }, en: { nav: { shop: en } } });
const polish = 'messages/pl.json';
const english = 'messages/en.json';

const broken: readonly (readonly [fault: string, pl: unknown, en: unknown, item: string, says: string])[] = [
  ['a sentence in one language only', 'Sklep', undefined, english, 'is missing or empty'],
  ['an empty sentence', ' ', 'Shop', polish, 'is missing or empty'],
  ['a number', 5, 'Shop', polish, 'must be a text in quotation marks'],
  ['a list', 'Sklep', ['Shop'], english, 'must be a text in quotation marks'],
  ['an open brace', 'od {price', 'from {price}', polish, 'is no sentence of ICU'],
  ['a brace without a name', 'od {}', 'from {price}', polish, 'is no sentence of ICU'],
  ['an open mark', '<a>Sklep', '<a>Shop</a>', polish, 'is no sentence of ICU'],
  ['a plural without other', '{n, plural, one {praca}}', '{n} works', polish, 'is no sentence of ICU'],
  [
    'a plural without a Polish form',
    '{n, plural, one {praca} few {prace} other {pracy}}',
    '{n, plural, one {work} other {works}}',
    polish,
    'the plural lacks the form many',
  ],
  ['another placeholder', 'od {cena}', 'from {price}', polish, 'lacks {price}, which the other language has'],
  ['a mark of one language', '<a>Sklep</a>', 'Shop', english, 'lacks <a>, which the other language has'],
];

test.each(broken)('%s is named', (_what, pl, en, item, says) => {
  const found = { file: item, path: ['nav', 'shop'], text: expect.stringContaining(says) };
  expect(messageFaults(one(pl, en))).toContainEqual(expect.objectContaining(found));
});

test('the sentences of today have no fault', () => {
  expect(messageFaults(messages)).toEqual([]);
});

test('a mark that breaks no line may stand in one language', () => {
  expect(messageFaults(one('<nw>e-mail</nw>', 'e-mail'))).toEqual([]);
});
