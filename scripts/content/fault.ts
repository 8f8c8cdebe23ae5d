import type { Artwork, CategoryId } from '@/content/types';
import type { Localized } from '@/i18n/locales';
import { home } from './homes';
import type { Tables } from './tables';

/** Where a fault stands: in which file, and by which keys its table leads there; or the line, where that is known at once. */
export type Place = Readonly<{
  file: string;
  path?: readonly PropertyKey[];
  /** What the row says, to find it by where the table is computed and so has no line of its own for it. */
  near?: readonly unknown[];
  line?: number;
}>;

/** What is wrong, with which item, and where. An item that is a whole file is named by it. */
export type Fault = Readonly<{ item: string; fault: Localized; at: Place }>;
export type Check = (tables: Tables) => readonly Fault[];

/** How a work is named in a report: where it stands, and by what the artist knows it. */
const nameOfWork = (category: CategoryId, { id, title }: Pick<Artwork, 'id' | 'title'>): string =>
  `${category} ${id} "${title.pl}"`;

type Placed = Readonly<{
  category: CategoryId;
  work: Artwork;
  name: string;
  /** Where the work stands, or what these keys lead to in it. */
  at: (...keys: PropertyKey[]) => Place;
}>;

/** All works with where they stand. */
export const worksOf = ({ artworks }: Pick<Tables, 'artworks'>): readonly Placed[] =>
  (Object.keys(artworks) as CategoryId[]).flatMap((category) =>
    artworks[category].map((work, index) => ({
      category,
      work,
      name: nameOfWork(category, work),
      at: (...keys) => home(category, index, ...keys),
    })),
  );

/** The items that share their key with an earlier one. */
export function repeated<Item>(items: readonly Item[], keyOf: (item: Item) => string | number): readonly Item[] {
  const keys = items.map(keyOf);
  return items.filter((_, index) => keys.indexOf(keys[index] ?? '') < index);
}

export const isWholePositive = (value: number): boolean => Number.isSafeInteger(value) && value > 0;

/** The same words in every language: names, and what another tool says. */
export const same = (text: string): Localized => ({ pl: text, en: text });
