import type { OrderType } from '@/content/order';
import { misplacedState } from '@/domain/shop/availability';
import { type Check, isWholePositive, repeated, worksOf } from './fault';
import { priceFaults } from './prices';
import { tableLocation } from './table-locations';

/** The four rails of the shop: their numbers are addresses, and their artworks must exist. */
export const shopItems: Check = (tables) => {
  const known = new Set(worksOf(tables).map(({ work }) => work.id));
  return (Object.keys(tables.shop) as OrderType[]).flatMap((type) => {
    const items = tables.shop[type].map((item, index) => ({ ...item, index }));
    const place = (index: number, key: string) => tableLocation(`shop ${type}`, index, key);
    return [
      ...items
        .filter(({ number }) => !isWholePositive(number))
        .map(({ number, index }) => ({
          item: `shop ${type} ${number}`,
          fault: {
            en: 'the number must be whole and at least 1',
            pl: 'numer ma być liczbą całkowitą, co najmniej 1',
          },
          at: place(index, 'number'),
        })),
      ...repeated(items, ({ number }) => number).map(({ number, index }) => ({
        item: `shop ${type} ${number}`,
        fault: { en: 'the number belongs to another item', pl: 'ten numer należy już do innej pozycji' },
        at: place(index, 'number'),
      })),
      ...items
        .filter(({ artwork }) => !known.has(artwork))
        .map(({ number, artwork, index }) => ({
          item: `shop ${type} ${number}`,
          fault: { en: `there is no artwork ${artwork}`, pl: `nie ma pracy o id ${artwork}` },
          at: place(index, 'artwork'),
        })),
    ];
  });
};

export const picturePrices: Check = ({ pictures }) =>
  pictures.flatMap(({ number, price }, index) =>
    priceFaults(price).map((fault) => ({
      item: `shop picture ${number}`,
      fault,
      at: tableLocation('shop picture', index, 'price'),
    })),
  );

/** Only an original can be sold or reserved; for a file or a print the state has no meaning (SHOP-6). */
export const pictureStates: Check = ({ pictures }) =>
  pictures.flatMap((picture, index) => {
    const { number, delivers, state } = picture;
    if (!misplacedState(picture)) return [];
    const fault = {
      en: `state: ${state} is for an original alone, and this delivers a ${delivers}`,
      pl: `state: ${state} jest tylko dla oryginału, a tu delivers: ${delivers}`,
    };
    return [{ item: `shop picture ${number}`, fault, at: tableLocation('shop picture', index, 'state') }];
  });
