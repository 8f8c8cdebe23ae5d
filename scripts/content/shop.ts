import { serviceStates } from '@/content/services';
import type { CategoryId } from '@/content/types';
import { misplacedState } from '@/domain/availability';
import { type Check, isWholePositive, repeated, worksOf } from './fault';

/** The four rails of the shop: numbers are addresses, artworks must exist. */
export const shopItems: Check = (tables) => {
  const known = new Set(worksOf(tables).map(({ work }) => work.id));
  return Object.entries(tables.shop).flatMap(([type, items]) => [
    ...items
      .filter(({ number }) => !isWholePositive(number))
      .map(({ number }) => ({ item: `shop ${type} ${number}`, fault: 'the number must be whole and at least 1' })),
    ...repeated(items, ({ number }) => number).map(({ number }) => ({
      item: `shop ${type} ${number}`,
      fault: 'the number belongs to another item',
    })),
    ...items
      .filter(({ artwork }) => !known.has(artwork))
      .map(({ number, artwork }) => ({ item: `shop ${type} ${number}`, fault: `there is no artwork ${artwork}` })),
  ]);
};

export const picturePrices: Check = ({ pictures }) =>
  pictures
    .filter(({ price }) => !isWholePositive(price))
    .map(({ number, price }) => ({ item: `shop picture ${number}`, fault: `the price ${price} is not whole grosze` }));

/** Only an original can be sold or reserved; elsewhere the state would say nothing (readings 3). */
export const pictureStates: Check = ({ pictures }) =>
  pictures.filter(misplacedState).map(({ number, delivers, state }) => ({
    item: `shop picture ${number}`,
    fault: `state: ${state} is for an original alone, and this delivers a ${delivers}`,
  }));

export const services: Check = (tables) =>
  Object.entries(tables.services)
    .filter(([, state]) => !(serviceStates as readonly string[]).includes(state))
    .map(([service, state]) => ({
      item: `services ${service}`,
      fault: `the state ${state} is not one of ${serviceStates.join(', ')}`,
    }));

/** Specification 4: p1-p4, l1-l4, w1-w5, d1-d2. */
const poolSizes: Readonly<Record<CategoryId, number>> = { portraits: 4, landscapes: 4, wall_art: 5, digital_art: 2 };

/** The pictures of the home page: the tiles' pools and the artist's portrait. */
export const homePictures: Check = (tables) => {
  const categories = Object.keys(poolSizes) as CategoryId[];
  const pools = categories.flatMap((category) => {
    const pool = tables.banner[category];
    const known = new Set(tables.artworks[category].map(({ id }) => id));
    return [
      ...(pool.length === poolSizes[category] ? [] : [`has ${pool.length} pictures, not ${poolSizes[category]}`]),
      ...pool.filter((id) => !known.has(id)).map((id) => `names ${id}, which is no work of the category`),
      ...repeated(pool, (id) => id).map((id) => `names ${id} twice`),
    ].map((fault) => ({ item: `banner ${category}`, fault }));
  });
  if (typeof tables.portrait !== 'number') return pools;
  const portrait = worksOf(tables).some(({ work }) => work.id === tables.portrait);
  const noPortrait = { item: 'artist', fault: `portrait: there is no artwork ${tables.portrait}` };
  return portrait ? pools : [...pools, noPortrait];
};
