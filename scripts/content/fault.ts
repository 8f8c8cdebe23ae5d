import type { Artwork, CategoryId } from '@/content/types';
import type { Tables } from './tables';

/** What is wrong, and with which item. */
export type Fault = Readonly<{ item: string; fault: string }>;
export type Check = (tables: Tables) => readonly Fault[];

/** How a work is named in a report: where it stands, and by what the artist knows it. */
const nameOfWork = (category: CategoryId, { id, title }: Pick<Artwork, 'id' | 'title'>): string =>
  `${category} ${id} "${title.pl}"`;

type Placed = Readonly<{ category: CategoryId; work: Artwork; name: string }>;

/** All works with where they stand. */
export const worksOf = ({ artworks }: Pick<Tables, 'artworks'>): readonly Placed[] =>
  (Object.keys(artworks) as CategoryId[]).flatMap((category) =>
    artworks[category].map((work) => ({ category, work, name: nameOfWork(category, work) })),
  );

/** The items that share their key with an earlier one. */
export function repeated<Item>(items: readonly Item[], keyOf: (item: Item) => string | number): readonly Item[] {
  const keys = items.map(keyOf);
  return items.filter((_, index) => keys.indexOf(keys[index] ?? '') < index);
}

export const isWholePositive = (value: number): boolean => Number.isSafeInteger(value) && value > 0;
