import type { Artwork, CategoryId } from '@/content/types';
import { type SourceLocation, tableLocation } from './table-locations';
import type { Tables } from './tables';

/**
 * What is wrong, with which item, and where. If the item is a whole file, its name is the file's. `rule`: one that a form of the desk can
 * break, for which the desk has a sentence; `part`: what that sentence names.
 */
export type Fault = Readonly<{ item: string; text: string; at: SourceLocation; rule?: string; part?: string }>;
export type Check = (tables: Tables) => readonly Fault[];

/** The name of a work in a report: its category, id and Polish title. */
const nameOfWork = (category: CategoryId, { id, title }: Pick<Artwork, 'id' | 'title'>): string =>
  `${category} ${id} "${title.pl}"`;

export type WorkRow = Readonly<{
  category: CategoryId;
  work: Artwork;
  name: string;
  /** The place of the work, or of the value that these keys lead to in it. */
  at: (...keys: PropertyKey[]) => SourceLocation;
}>;

/** All works with their places. */
export const worksOf = ({ artworks }: Pick<Tables, 'artworks'>): readonly WorkRow[] =>
  (Object.keys(artworks) as CategoryId[]).flatMap((category) =>
    artworks[category].map((work, index) => ({
      category,
      work,
      name: nameOfWork(category, work),
      at: (...keys) => tableLocation(category, index, ...keys),
    })),
  );

/** A fault of each of these works, at the same keys. */
export const faultOfEach = (
  works: readonly WorkRow[],
  text: (row: WorkRow) => string,
  ...keys: string[]
): readonly Fault[] => works.map((row) => ({ item: row.name, text: text(row), at: row.at(...keys) }));

/** The items that share their key with an earlier one. */
export function repeated<Item>(items: readonly Item[], keyOf: (item: Item) => string | number): readonly Item[] {
  const keys = items.map(keyOf);
  return items.filter((_, index) => keys.indexOf(keys[index] ?? '') < index);
}

export const isWholePositive = (value: number): boolean => Number.isSafeInteger(value) && value > 0;
