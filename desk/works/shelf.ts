import type { OrderType } from '@/content/order';
import {
  type Artwork,
  type CategoryId,
  categories,
  type Delivers,
  isGone,
  type ShopItem,
  type ShopPicture,
} from '@/content/types';
import { type Changes, type ContentPlace, type Edits, editRows, fileOf, rowsOf } from './checkout';
import { type Found, rails, worksOf } from './found';

/** The rails of the shop on which a work only shows what can be ordered. */
export const railNames = { portraits: 'portraits', paintings: 'custom-pictures', posters: 'posters' } as const;
export type Rail = keyof typeof railNames;

/** How a work is sold: as what, for how many grosze, whether the original is there, and what it is an example of. */
export type Shelf = Readonly<{
  sells: 'none' | Delivers;
  price: number | null;
  state: ShopPicture['state'] | NonNullable<Artwork['state']>;
  rails: readonly Rail[];
}>;

type OfWork = Pick<Artwork, 'id' | 'state'>;

/** How works are sold, by one reading of the shop. An original on the shelf says there whether it is sold, any other with its work (SHOP-6). */
export function shelvesIn(place: ContentPlace): (work: OfWork) => Shelf {
  const shop = fileOf(place, 'shop.json');
  const pictures = new Map(shop.pictures.map((picture) => [picture.artwork, picture]));
  const shown = (Object.keys(railNames) as Rail[]).map(
    (rail) => [rail, new Set(shop[rail].map(({ artwork }) => artwork))] as const,
  );
  return ({ id, state }) => {
    const picture = pictures.get(id);
    return {
      sells: picture?.delivers ?? 'none',
      price: picture?.price ?? null,
      state: picture?.delivers === 'original' ? picture.state : (state ?? 'available'),
      rails: shown.filter(([, works]) => works.has(id)).map(([rail]) => rail),
    };
  };
}

export const shelfOf = (place: ContentPlace, work: OfWork): Shelf => shelvesIn(place)(work);

/** The next number of a rail: above every one that was ever given there. */
function nextNumber(place: ContentPlace, rail: keyof typeof rails): number {
  const type = rails[rail].replace('shop ', '') as OrderType;
  const given = Object.keys(fileOf(place, 'ids.json').shop[type] ?? {}).map(Number);
  const now = rowsOf<ShopItem>(place, rails[rail]).map(({ number }) => number);
  return Math.max(0, ...given, ...now) + 1;
}

export function editShelf(
  edits: Edits,
  place: ContentPlace,
  { id, category }: Readonly<{ id: number; category: CategoryId }>,
  { sells, price, state, rails: shown }: Shelf,
): void {
  const own = sells === 'original' || state === 'available' ? null : state;
  editRows<Artwork>(edits, place, category, (works) =>
    works.map((work) => {
      if (work.id !== id) return work;
      const { state: _, ...rest } = work;
      return own === null ? rest : { ...rest, state: own };
    }),
  );
  editRows<ShopPicture>(edits, place, rails.pictures, (pictures) => {
    const row = pictures.find(({ artwork }) => artwork === id);
    if (sells === 'none' || price === null) return row ? pictures.filter((one) => one !== row) : pictures;
    const rest = {
      price,
      delivers: sells,
      state: sells === 'original' && isGone(state) ? state : ('available' as const),
    };
    if (row) return pictures.map((one) => (one === row ? { ...one, ...rest } : one));
    return [{ number: nextNumber(place, 'pictures'), artwork: id, ...rest }, ...pictures];
  });
  for (const rail of Object.keys(railNames) as Rail[])
    editRows<ShopItem>(edits, place, rails[rail], (items) => {
      const isThere = items.some(({ artwork }) => artwork === id);
      if (isThere === shown.includes(rail)) return items;
      if (isThere) return items.filter(({ artwork }) => artwork !== id);
      return [{ number: nextNumber(place, rail), artwork: id }, ...items];
    });
}

/** A room's works of the banner without those that go, others in their places. */
function poolOf(shown: readonly number[], left: readonly Found[], room: CategoryId): readonly number[] {
  const works = left.filter(({ category }) => category === room).map(({ work }) => work);
  const own = shown.filter((id) => works.some((work) => work.id === id));
  const others = works.filter(({ id, tall }) => !own.includes(id) && (room !== 'wall_art' || tall));
  return [...own, ...others.slice(0, shown.length - own.length).map(({ id }) => id)];
}

export function withoutWorks(place: ContentPlace, gone: ReadonlySet<number>): Changes {
  const edits: Edits = new Map();
  const isGoing = (row: Artwork | ShopItem): boolean => gone.has('artwork' in row ? row.artwork : row.id);
  const left = worksOf(place).filter(({ work }) => !isGoing(work));
  const images = new Set(left.map(({ work }) => work.image));
  for (const { work } of worksOf(place)) if (!images.has(work.image)) edits.set(`images/${work.image}`, null);
  const banner = fileOf(place, 'banner.json');
  const pools = categories.map((room) => [room, poolOf(banner[room], left, room)] as const);
  if (categories.some((room) => banner[room].some((id) => gone.has(id))))
    edits.set('banner.json', { ...banner, ...Object.fromEntries(pools) });
  for (const table of [...categories, ...Object.values(rails)])
    if (rowsOf<Artwork | ShopItem>(place, table).some(isGoing))
      editRows<Artwork | ShopItem>(edits, place, table, (rows) => rows.filter((row) => !isGoing(row)));
  return edits;
}
