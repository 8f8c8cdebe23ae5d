import type { ShopPicture } from '@/content/types';
import { onShelf, openingPicture } from './shop-opening';

const picture = (number: number, state: ShopPicture['state'] = 'available'): ShopPicture => ({
  number,
  artwork: 2015,
  price: 9999,
  delivers: 'original',
  state,
});
const numbers = (pictures: readonly ShopPicture[]) => pictures.map(({ number }) => number);

test.each([
  ['the first picture opens the shop', [picture(1), picture(2), picture(3)], 1, [2, 3, 1]],
  ['one that is sold never does', [picture(1, 'sold'), picture(2), picture(3)], 2, [1, 3, 2]],
  ['where all are gone none does', [picture(1, 'sold'), picture(2, 'reserved')], undefined, [1, 2]],
  ['without pictures there is none', [], undefined, []],
])('SHOP-1: %s, and the rail shows all of them', (_, pictures, opening, shelf) => {
  expect(openingPicture(pictures)?.number).toBe(opening);
  expect(numbers(onShelf(pictures))).toEqual(shelf);
});
