import type { TableName } from '@/build/check/table-locations';
import { type Artwork, type CategoryId, categories, type ShopItem, type ShopPicture } from '@/content/types';
import { type Locale, type Localized, locales } from '@/i18n/locales';
import { pages } from '@/i18n/pages';
import { type Reply, refusal, wrongUse } from '../verb';
import { type ContentDesk, outsideCheckout } from './checkout';
import { rowsOf } from './tables';

/** A work as the tables have it now. */
export type Found = Readonly<{ category: CategoryId; work: Artwork }>;

/** The rails of the shop, by what `--rail` takes. */
export const rails = {
  pictures: 'shop picture',
  portraits: 'shop portraits',
  paintings: 'shop custom-pictures',
  posters: 'shop posters',
} as const satisfies Record<string, TableName>;

export const worksOf = (desk: ContentDesk): readonly Found[] =>
  categories.flatMap((category) => rowsOf<Artwork>(desk, category).map((work) => ({ category, work })));

export const picturesOf = (desk: ContentDesk): readonly ShopPicture[] => rowsOf(desk, rails.pictures);

/** The rails on which a work stands. */
export const railsWith = (desk: ContentDesk, { id }: Pick<Artwork, 'id'>): readonly TableName[] =>
  Object.values(rails).filter((table) => rowsOf<ShopItem>(desk, table).some(({ artwork }) => artwork === id));

/** What a category is called in its address. @example addressName('wall_art', 'en') // 'wall-art' */
export const addressName = (category: CategoryId, locale: Locale): string =>
  pages[category][locale].split('/').at(-1) ?? category;

/** Typed as the tables call it, or as its address does in any language. */
export const categoryNamed = (typed: string): CategoryId | undefined =>
  categories.find((category) =>
    [category, ...locales.map((locale) => addressName(category, locale))].includes(typed.trim().toLowerCase()),
  );

const slugsIn = ({ slug }: Readonly<{ slug: Localized }>): readonly string[] => locales.map((locale) => slug[locale]);

/** Does something with the work of a slug of either language; `category/slug` where two categories have it. */
export async function withWork(
  desk: ContentDesk,
  typed: string,
  act: (found: Found) => Promise<Reply> | Reply,
): Promise<Reply> {
  const outside = outsideCheckout(desk);
  if (outside) return outside;
  const [slug = '', category] = typed.split('/').toReversed();
  const found = worksOf(desk)
    .filter((one) => category === undefined || one.category === categoryNamed(category))
    .filter(({ work }) => slugsIn(work).includes(slug));
  const [only] = found;
  if (!only) return refusal(desk.words('studio.works.unknownSlug', { slug: typed }));
  if (found.length === 1) return act(only);
  const choices = found.map((one) => `${addressName(one.category, desk.locale)}/${slug}`).join(', ');
  return wrongUse(desk.words('studio.works.ambiguous', { slug, choices }));
}
