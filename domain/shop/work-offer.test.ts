import { pictures } from '@/content/shop';
import type { CategoryId } from '@/content/types';
import { put, stock } from './stock.fixture';
import { type OfferContext, offerOf, wallOrder } from './work-offer';

const [first] = pictures;
if (!first) throw new Error('nothing is for sale');
/** Words as their keys. */
const say: OfferContext['say'] = (word, values) => [word, ...Object.values(values ?? {})].join(' ');
const title = { pl: 'Ściana', en: 'The wall' };
const none = { letter: null, mark: null, receives: null, cost: null, print: null };
const printed = (id: number) => ({ label: 'art.print 49,00 zł', href: `/zamowienie/posters/${id}` });
const inTechnique = (technique: string, ...sums: string[]) =>
  `art.cost.${sums.length > 1 ? 'smaller' : 'similar'} ${technique} ${sums.join(' ')}`;
const from = (...sums: string[]) => inTechnique('', ...sums);

test.each<[string, number, CategoryId, object]>([
  [
    'a picture is bought at its price, and says that it is a file',
    2015,
    'landscapes',
    { ...none, label: 'viewer.file 99,99 zł', href: '/zamowienie/picture/1', receives: 'shop.delivers.file' },
  ],
  [
    'a poster',
    4058,
    'digital_art',
    { ...none, label: 'viewer.poster', href: '/zamowienie/posters/1', cost: 'order.from 49,00 zł' },
  ],
  [
    'a portrait in the style of the sample with the same work',
    1047,
    'portraits',
    {
      ...none,
      label: 'shop.similar',
      href: '/zamowienie/portraits/1#choice=1&variant=acrylic&like=1047',
      print: printed(1047),
      cost: from('1180,00 zł', '390,00 zł'),
    },
  ],
  [
    'another portrait, in a technique that cannot be ordered: the price names its own',
    1046,
    'portraits',
    {
      ...none,
      label: 'shop.similar',
      href: '/zamowienie/portraits#choice=1&like=1046',
      print: printed(1046),
      cost: inTechnique(' (ołówek na papierze)', '260,00 zł', '190,00 zł'),
    },
  ],
  [
    'a portrait that is a sample of paintings',
    1031,
    'portraits',
    {
      ...none,
      label: 'shop.similar',
      href: '/zamowienie/custom-pictures/4#choice=1&variant=acrylic&like=1031',
      print: printed(1031),
      cost: from('1650,00 zł', '320,00 zł'),
    },
  ],
  [
    'a landscape',
    2029,
    'landscapes',
    {
      ...none,
      label: 'shop.similar',
      href: '/zamowienie/custom-pictures#choice=1&variant=acrylic&like=2029',
      cost: from('1050,00 zł', '320,00 zł'),
    },
  ],
  [
    'digital art',
    4060,
    'digital_art',
    {
      ...none,
      label: 'shop.similar',
      href: '/zamowienie/custom-pictures#choice=1&variant=digital&like=4060',
      cost: from('159,00 zł'),
    },
  ],
  [
    'a wall',
    3050,
    'wall_art',
    {
      ...none,
      label: 'viewer.mural',
      href: '/?wish=art.letter.mural+%C5%9Aciana#zamowienia',
      letter: 'mural',
      print: printed(3050),
      cost: 'art.cost.mural 350,00 zł',
    },
  ],
])('GALLERY-10: %s', (_, id, category, offer) => {
  expect(offerOf({ work: { id, title }, category, locale: 'pl', say })).toEqual(offer);
});

const original = (state: 'available' | 'sold' | 'reserved') => stock([{ ...first, delivers: 'original', state }]);
const close = () => put({ portraits: 'closed', 'custom-pictures': 'closed', posters: 'closed' });
const asked = { work: { id: first.artwork, title }, category: 'landscapes', locale: 'en', say } as const;

test.each(['sold', 'reserved'] as const)(
  'DESIGN-20: a work that is %s has its sticker and leads to another',
  (state) => {
    original(state);
    expect(offerOf(asked)).toEqual({
      label: 'shop.similar',
      href: `/order/custom-pictures#choice=1&variant=acrylic&like=${first.artwork}`,
      letter: null,
      mark: { state, word: `shop.${state}` },
      receives: null,
      cost: from('1050.00 zł', '320.00 zł'),
      print: null,
    });
  },
);

test('while a service rests, its works lead to the artist', () => {
  const ask = { label: 'hold.ask', href: '/en?text=art.letter.ask+The+wall#contact', letter: 'ask' };
  close();
  original('sold');
  expect(offerOf(asked)).toMatchObject(ask);
  stock([]);
  for (const [id, category] of [
    [1047, 'portraits'],
    [2029, 'landscapes'],
    [4058, 'digital_art'],
  ] as const)
    expect(offerOf({ ...asked, work: { id, title }, category })).toEqual({ ...none, ...ask });
});

test('an original is bought as itself', () => {
  original('available');
  expect(offerOf(asked)).toEqual({
    label: 'viewer.buy 99.99 zł',
    href: '/order/picture/1',
    ...none,
  });
});

test.each([
  ['portraits', 'portraits', '/order/portraits', 'closed'],
  ['landscapes', 'custom-pictures', '/order/custom-pictures', 'closed'],
  ['wall_art', 'letter', '/en#contact', 'letter'],
  ['digital_art', 'custom-pictures', '/order/custom-pictures', 'closed'],
] as const)('GALLERY-11: the order at the end of the wall of %s is %s, or to be told when it opens', (...row) => {
  const [category, kind, href, resting] = row;
  expect(wallOrder(category, 'en')).toEqual({ kind, href });
  put({ portraits: 'waiting', 'custom-pictures': 'waiting' });
  expect(wallOrder(category, 'en')).toEqual({ kind, href });
  close();
  expect(wallOrder(category, 'en')).toEqual({ kind: resting, href });
});

test.each([
  [
    'a file of it can still be bought',
    first.artwork,
    'landscapes',
    { label: 'viewer.file 99,99 zł', word: 'shop.originalSold' },
  ],
  ['a poster of it', 4058, 'digital_art', { label: 'viewer.poster', word: 'shop.originalSold' }],
  ['nothing of it', 2029, 'landscapes', { label: 'shop.similar', word: 'shop.sold' }],
] as const)('SHOP-6: a work that was sold outside the shop has its sticker: %s', (_, id, category, { label, word }) => {
  expect(offerOf({ work: { id, title, state: 'sold' }, category, locale: 'pl', say })).toMatchObject({
    label,
    mark: { state: 'sold', word },
  });
});

test.each([
  ['for-sale', 'available', 'shop.for-sale'],
  ['not-for-sale', 'none', 'shop.not-for-sale'],
] as const)('SHOP-6: of an original %s its page says so, with the sticker %s', (state, sticker, word) => {
  const work = { id: 2029, title, state };
  expect(offerOf({ work, category: 'landscapes', locale: 'pl', say }).mark).toEqual({ state: sticker, word });
});
