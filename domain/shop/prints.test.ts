import { artworkById, artworks } from '@/content/artworks';
import { services } from '@/content/services';
import { posters } from '@/content/shop';
import { isSharp, itemsWithPage, printItems, printOf, printSizes, sizesOffered } from './prints';

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
  ['a poster of the shop, which has all sizes already', artworkById(posters[0]?.artwork ?? 0), []],
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
  expect(printOf(1047, 'en', { ...services, posters: 'waiting' })).not.toBeNull();
  expect(printOf(1047, 'en', { ...services, posters: 'closed' })).toBeNull();
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
