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
    const about = (rows: typeof items, key: 'number' | 'artwork', text: (row: (typeof items)[number]) => string) =>
      rows.map((row) => ({
        item: `shop ${type} ${row.number}`,
        text: text(row),
        at: tableLocation(`shop ${type}`, row.index, key),
      }));
    return [
      ...about(
        items.filter(({ number }) => !isWholePositive(number)),
        'number',
        () => 'the number must be whole and at least 1',
      ),
      ...about(repeated(items, ({ number }) => number).slice(), 'number', () => 'the number belongs to another item'),
      ...about(
        items.filter(({ artwork }) => !known.has(artwork)),
        'artwork',
        ({ artwork }) => `there is no artwork ${artwork}`,
      ),
    ];
  });
};

/** Their prices; and only an original can be sold or reserved: for a file or a print the state has no meaning (SHOP-6). */
export const pictures: Check = (tables) =>
  tables.pictures.flatMap((picture, index) => {
    const { number, price, delivers, state } = picture;
    const item = `shop picture ${number}`;
    const text = `state: ${state} is for an original alone, and this delivers a ${delivers}`;
    return [
      ...priceFaults(price).map((fault) => ({ item, ...fault, at: tableLocation('shop picture', index, 'price') })),
      ...(misplacedState(picture) ? [{ item, text, at: tableLocation('shop picture', index, 'state') }] : []),
    ];
  });
