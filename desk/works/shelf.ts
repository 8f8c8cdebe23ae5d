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
import { type Changes, type ContentPlace, fileOf, rowsOf, withRows } from './checkout';
import { type Found, rails, railsWith, worksOf } from './found';

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

export function withShelf(
  place: ContentPlace,
  { id, category }: Readonly<{ id: number; category: CategoryId }>,
  { sells, price, state, rails: shown }: Shelf,
  changes: Changes,
): Changes {
  const own = sells === 'original' || state === 'available' ? null : state;
  const withState = withRows<Artwork>(
    place,
    category,
    (works) =>
      works.map((work) => {
        if (work.id !== id) return work;
        const { state: _, ...rest } = work;
        return own === null ? rest : { ...rest, state: own };
      }),
    changes,
  );
  const withPicture = withRows<ShopPicture>(
    place,
    rails.pictures,
    (pictures) => {
      const row = pictures.find(({ artwork }) => artwork === id);
      if (sells === 'none' || price === null) return row ? pictures.filter((one) => one !== row) : pictures;
      const rest = {
        price,
        delivers: sells,
        state: sells === 'original' && isGone(state) ? state : ('available' as const),
      };
      if (row) return pictures.map((one) => (one === row ? { ...one, ...rest } : one));
      return [{ number: nextNumber(place, 'pictures'), artwork: id, ...rest }, ...pictures];
    },
    withState,
  );
  return (Object.keys(railNames) as Rail[]).reduce(
    (all, rail) =>
      withRows<ShopItem>(
        place,
        rails[rail],
        (items) => {
          const isThere = items.some(({ artwork }) => artwork === id);
          if (isThere === shown.includes(rail)) return items;
          if (isThere) return items.filter(({ artwork }) => artwork !== id);
          return [{ number: nextNumber(place, rail), artwork: id }, ...items];
        },
        all,
      ),
    withPicture,
  );
}

function poolOf(works: readonly Found[], shown: readonly number[], gone: ReadonlySet<number>): readonly number[] {
  const left = shown.filter((id) => !gone.has(id));
  const others = works
    .filter(
      ({ category, work }) => !gone.has(work.id) && !left.includes(work.id) && (category !== 'wall_art' || work.tall),
    )
    .map(({ work }) => work.id);
  return [...left, ...others.slice(0, shown.length - left.length)];
}

export function withoutWorks(place: ContentPlace, gone: ReadonlySet<number>): Changes {
  const works = worksOf(place);
  const left = new Set(works.filter(({ work }) => !gone.has(work.id)).map(({ work }) => work.image));
  const leaving = works.filter(({ work }) => gone.has(work.id));
  const pictures: Changes = new Map(
    leaving.filter(({ work }) => !left.has(work.image)).map(({ work }) => [`images/${work.image}`, null]),
  );
  const tables = [
    ...new Set(leaving.map(({ category }) => category)),
    ...new Set(leaving.flatMap(({ work }) => railsWith(place, work))),
  ];
  const banner = fileOf(place, 'banner.json');
  const pools = Object.fromEntries(
    categories.map((category) => [
      category,
      poolOf(
        works.filter((one) => one.category === category),
        banner[category],
        gone,
      ),
    ]),
  );
  const isShown = Object.values(banner)
    .flat()
    .some((id) => gone.has(Number(id)));
  const first: Changes = isShown ? new Map([...pictures, ['banner.json', { ...banner, ...pools }]]) : pictures;
  return tables.reduce(
    (changes, table) =>
      withRows<Artwork | ShopItem>(
        place,
        table,
        (rows) => rows.filter((row) => !gone.has('artwork' in row ? row.artwork : row.id)),
        changes,
      ),
    first,
  );
}
