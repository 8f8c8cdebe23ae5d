import type { TableName } from '@/build/check/table-locations';
import { type Artwork, type CategoryId, categories } from '@/content/types';
import { locales } from '@/i18n/locales';
import { folded } from '@/server/storage/queries/folded';
import type { Params } from '../acts/act';
import { type ContentPlace, rowsOf } from './checkout';

export type Found = Readonly<{ category: CategoryId; work: Artwork }>;

export const rails = {
  pictures: 'shop picture',
  portraits: 'shop portraits',
  paintings: 'shop custom-pictures',
  posters: 'shop posters',
} as const satisfies Record<string, TableName>;

export const worksOf = (desk: ContentPlace): readonly Found[] =>
  categories.flatMap((category) => rowsOf<Artwork>(desk, category).map((work) => ({ category, work })));

/** The work of an address `…/:id`, as the tables have it now. */
export const workIn = (desk: ContentPlace, { id = '' }: Params): Found | undefined =>
  worksOf(desk).find(({ work }) => String(work.id) === id);

/** Of a technique, where another work has it. */
export const englishOf = (place: ContentPlace, pl: string): string | undefined =>
  worksOf(place).find(({ work: { technique } }) => technique?.pl.toLowerCase() === pl.toLowerCase())?.work.technique
    ?.en;

/** A shorter text is in too many titles. */
const leastTyped = 3;

/** The ids of the works in whose title of either language stands what was typed, whatever its accents. */
export function worksCalled(place: ContentPlace, typed: string): readonly number[] {
  const asked = folded(typed).trim();
  if (asked.length < leastTyped) return [];
  return worksOf(place)
    .filter(({ work: { title } }) => locales.some((locale) => folded(title[locale]).includes(asked)))
    .map(({ work }) => work.id);
}
