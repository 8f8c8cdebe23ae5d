import { artworkById, artworks } from '@/content/artworks';
import { orderTypes, variants } from '@/content/order';
import { type ServiceState, shopRest } from '@/content/services';
import { paintingSamples, posters } from '@/content/shop';
import type { ShopPicture } from '@/content/types';
import { choiceIn } from '../order/shared-choice';
import {
  type Hold,
  holdOf,
  isClosedForm,
  misplacedState,
  onShelf,
  openingPicture,
  pauseOf,
  unavailableAs,
} from './availability';
import { isSharp, itemsWithPage, printItems, printOf, printSizes, sizesOffered } from './prints';
import { similarTo, variantOf } from './similar-order';
import { put, stock } from './stock.fixture';

describe('availability', () => {
  const picture = (delivers: ShopPicture['delivers'], state: ShopPicture['state']): ShopPicture => ({
    number: 1,
    artwork: 2025,
    price: 9999,
    delivers,
    state,
  });

  const states: readonly (readonly [ShopPicture['delivers'], ShopPicture['state'], Hold | null, misplaced: boolean])[] =
    [
      ['original', 'available', null, false],
      ['original', 'reserved', 'reserved', false],
      ['original', 'sold', 'sold', false],
      ['file', 'available', null, false],
      ['file', 'reserved', null, true],
      ['file', 'sold', null, true],
      ['print', 'available', null, false],
      ['print', 'reserved', null, true],
      ['print', 'sold', null, true],
    ];

  test.each(states)(
    'SHOP-8: a picture that delivers %s and is %s is held as %j',
    (delivers, state, hold, misplaced) => {
      const row = picture(delivers, state);
      expect(unavailableAs(row)).toBe(hold);
      stock([row]);
      expect(holdOf('picture', 1)).toBe(hold);
      expect(misplacedState(row)).toBe(misplaced);
    },
  );

  const pause = (state: ServiceState) =>
    put({ portraits: state, 'custom-pictures': state, posters: state, lessons: state });

  test.each([
    ['open', null],
    ['waiting', null],
    ['closed', 'closed'],
  ] as const)('SHOP-8: a service that is %s holds its orders as %j, with an item and without', (state, hold) => {
    pause(state);
    stock([picture('original', 'sold')]);
    for (const type of ['portraits', 'custom-pictures', 'posters'] as const) {
      expect(holdOf(type, 1)).toBe(hold);
      expect(holdOf(type, null)).toBe(hold);
      expect(pauseOf(type)).toBe(state === 'open' ? null : state);
    }
    expect(holdOf('picture', 1)).toBe('sold');
    expect(holdOf('picture', null)).toBeNull();
  });

  test('SHOP-9: a shop that rests takes no orders, whatever its services say; lessons and letters go on', () => {
    jest.replaceProperty(shopRest, 'resting', true);
    pause('open');
    for (const type of orderTypes) expect(holdOf(type, type === 'picture' ? 1 : null)).toBe('closed');
    stock([picture('original', 'sold')]);
    expect(holdOf('picture', 1)).toBe('sold');
    expect([isClosedForm('orders'), isClosedForm('registration-lessons'), isClosedForm('contact')]).toEqual([
      ...[true, false, false],
    ]);
  });

  test('each form of the home page waits for its own service, the contact form for none', () => {
    const closed = () => (['registration-lessons', 'orders', 'contact'] as const).filter((kind) => isClosedForm(kind));
    put({ lessons: 'closed' });
    expect(closed()).toEqual(['registration-lessons']);
    put({ lessons: 'open', 'custom-pictures': 'closed' });
    expect(closed()).toEqual(['orders']);
    pause('waiting');
    expect(closed()).toEqual([]);
    pause('closed');
    expect(closed()).toEqual(['registration-lessons', 'orders']);
  });

  const original = (number: number, state: ShopPicture['state'] = 'available'): ShopPicture => ({
    ...picture('original', state),
    number,
  });
  const numbers = (pictures: readonly ShopPicture[]) => pictures.map(({ number }) => number);

  test.each([
    ['the first picture opens the shop', [original(1), original(2), original(3)], 1, [2, 3, 1]],
    ['one that is sold never does', [original(1, 'sold'), original(2), original(3)], 2, [1, 3, 2]],
    ['where all are gone none does', [original(1, 'sold'), original(2, 'reserved')], undefined, [1, 2]],
    ['without pictures there is none', [], undefined, []],
  ])('SHOP-1: %s, and the rail shows all of them', (_, pictures, opening, shelf) => {
    stock(pictures);
    expect(openingPicture()?.number).toBe(opening);
    expect(numbers(onShelf())).toEqual(shelf);
  });
});

describe('prints', () => {
  const student = artworkById(1047);

  test.each([
    ['a sample whose picture is sharp enough', student, ['a4']],
    ['a sample of fewer px', artworkById(2015), []],
    ['an own work without a tick', { ...student, sample: false }, []],
    [
      'what she ticked, also where there are few px',
      { ...artworkById(2015), prints: ['a2', 'a1'] as const },
      ['a2', 'a1'],
    ],
    ['a sold one', { ...student, state: 'sold' as const }, ['a4']],
    [
      'a poster of the shop, which has all sizes already',
      { ...artworkById(posters[0]?.artwork ?? 0), prints: ['a4'] as const },
      [],
    ],
  ])('SHOP-11: the sizes in which a work is printed: %s', (_, work, sizes) => {
    expect(printSizes(work)).toEqual(sizes);
  });

  test.each([
    [1754, 1240, 'a4', true],
    [1240, 1754, 'a4', true],
    [1753, 1240, 'a4', false],
    [2400, 1239, 'a4', false],
    [2400, 2400, 'a3', false],
  ] as const)('SHOP-11: %d × %d px fill %s with 150 dots an inch: %s', (width, height, size, isEnough) => {
    expect(isSharp({ width, height }, size)).toBe(isEnough);
  });

  test('SHOP-11: a work leads to its print, from the price of its smallest size, unless posters are closed', () => {
    expect(printOf(1047, 'en')).toEqual({ href: '/order/posters/1047', grosze: 4900 });
    expect(printOf(2015, 'en')).toBeNull();
    put({ posters: 'waiting' });
    expect(printOf(1047, 'en')).not.toBeNull();
    put({ posters: 'closed' });
    expect(printOf(1047, 'en')).toBeNull();
  });

  test('ROUTES-5: each print has a page under the number of its work, which no poster has', () => {
    const numbers = itemsWithPage.posters.map(({ number }) => number);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers.length).toBe(posters.length + printItems.length);
    for (const { number, artwork } of printItems) expect(number).toBe(artwork);
    for (const { id } of Object.values(artworks).flat()) expect(id).toBeGreaterThanOrEqual(1000);
    for (const { number } of posters) expect(number).toBeLessThan(1000);
  });

  test('ORDER-32: a print is offered in the sizes of its work, every other order in all', () => {
    expect(sizesOffered({ type: 'posters', item: 1047 })).toEqual(['a4']);
    expect(sizesOffered({ type: 'posters', item: 2015 })).toEqual([]);
    expect(sizesOffered({ type: 'posters', item: 3 })).toBeNull();
    expect(sizesOffered({ type: 'picture', item: 1047 })).toBeNull();
  });
});

describe('similar order', () => {
  test('SHOP-10: something similar: in the style of the sample that shows the same work, where there is one', () => {
    const [sample] = paintingSamples;
    const artwork = sample?.artwork ?? 0;
    expect(similarTo(artwork, 'en')?.href).toBe(
      `/order/custom-pictures/${sample?.number}#choice=1&variant=acrylic&like=${artwork}`,
    );
    expect(similarTo(2018, 'pl')?.href).toMatch(/^\/zamowienie\/custom-pictures#choice=1&.*like=2018$/);
    expect(similarTo(1046, 'en')?.href).toBe('/order/portraits#choice=1&like=1046');
  });

  test('it waits with a waiting list, and is not offered while paintings are closed', () => {
    put({ 'custom-pictures': 'waiting', portraits: 'closed' });
    expect(similarTo(2018, 'pl')).not.toBeNull();
    expect(similarTo(1044, 'en')?.href).toBe('/order/custom-pictures#choice=1&variant=acrylic&like=1044');
    put({ 'custom-pictures': 'closed' });
    expect(similarTo(2018, 'pl')).toBeNull();
  });

  test.each([
    ['acrylic on canvas', 'acrylic'],
    ['oil on canvas', 'oil'],
    ['Pencil and sanguine on paper', 'pencil'],
    ['ink and watercolour, digital', 'digital'],
    ['foil on paper', null],
  ])('the technique %j is ordered as %j', (en, variant) => {
    const technique = { en, pl: '' };
    expect(variantOf({ technique, sizeCm: { width: 30, height: 40 } })).toBe(variant);
    expect(variantOf({ technique, sizeCm: null })).toBe(variant ?? 'digital');
  });

  test.each([
    ['a portrait of acrylic, 60 × 75 cm, costs as A1', 1044, { like: 118_000, smaller: 39_000, instead: null }],
    [
      'of gouache, which cannot be ordered, what the cheapest other costs',
      1046,
      { like: 26_000, smaller: 19_000, instead: 'pencil' },
    ],
    ['a file has no size', 4060, { like: 15_900, smaller: null, instead: null }],
  ])('SHOP-10: what something similar costs: %s', (_, work, cost) => expect(similarTo(work, 'pl')?.cost).toEqual(cost));

  test.each(['portraits', 'custom-pictures'] as const)(
    'SHOP-10: the form of %s takes technique and work from the address',
    (type) => {
      const { technique, id } = artworkById(type === 'portraits' ? 1044 : 2018);
      const [, fragment = ''] = similarTo(id, 'pl')?.href.split('#') ?? [];
      const variant = technique?.en.startsWith('oil') ? variants.oil : variants.acrylic;
      expect(choiceIn(fragment, { type, item: null })).toMatchObject({
        variant: String(variant.code),
        work: String(id),
      });
    },
  );

  test.each(['like=', 'like=-1', 'like=1e9', 'like=%3Cb%3E', 'like=12345678901'])('%j names no work', (fragment) =>
    expect(choiceIn(`choice=1&${fragment}`, { type: 'portraits', item: null })).not.toHaveProperty('work'),
  );
});
