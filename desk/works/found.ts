import type { TableName } from '@/build/check/table-locations';
import { type Artwork, type CategoryId, categories, type ShopItem } from '@/content/types';
import { type ContentPlace, rowsOf } from './checkout';

/** A work as the tables have it now. */
export type Found = Readonly<{ category: CategoryId; work: Artwork }>;

/** The rails of the shop, each a table. */
export const rails = {
  pictures: 'shop picture',
  portraits: 'shop portraits',
  paintings: 'shop custom-pictures',
  posters: 'shop posters',
} as const satisfies Record<string, TableName>;

export const worksOf = (desk: ContentPlace): readonly Found[] =>
  categories.flatMap((category) => rowsOf<Artwork>(desk, category).map((work) => ({ category, work })));

/** The rails on which a work stands. */
export const railsWith = (desk: ContentPlace, { id }: Pick<Artwork, 'id'>): readonly TableName[] =>
  Object.values(rails).filter((table) => rowsOf<ShopItem>(desk, table).some(({ artwork }) => artwork === id));
