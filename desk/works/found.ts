import { meant } from '@/build/check/issues';
import type { TableName } from '@/build/check/table-locations';
import { type Artwork, type CategoryId, categories, type ShopItem, type ShopPicture } from '@/content/types';
import { type Locale, locales } from '@/i18n/locales';
import { pages } from '@/i18n/pages';
import { translator } from '@/messages/translator';
import { agreed, type Reply, refusal, wrongUse } from '../verb';
import { type ContentDesk, outsideCheckout, rowsOf } from './checkout';
import { named, slugOf } from './named';

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
const addressName = (category: CategoryId, locale: Locale): string =>
  pages[category][locale].split('/').at(-1) ?? category;

/** Typed as the tables call it, as its address does or as the site writes it, in any language. */
export const categoryNamed = (typed: string): CategoryId | undefined =>
  named(typed, {
    portraits: namesOf('portraits'),
    landscapes: namesOf('landscapes'),
    wall_art: [...namesOf('wall_art'), 'mural', 'murale'],
    digital_art: namesOf('digital_art'),
  });

const namesOf = (category: CategoryId): readonly string[] =>
  locales.flatMap((locale) => [addressName(category, locale), translator(locale)(`cat.${category}`)]);

/** How a work is told apart from all others. @example 'pejzaze/topole' */
const addressOf = ({ category, work }: Found, locale: Locale): string =>
  `${addressName(category, locale)}/${work.slug[locale]}`;

/** The last part of its address and its title, in each language, as an address writes them. */
const wordsOf = ({ work }: Found): readonly string[] =>
  locales.flatMap((locale) => [work.slug[locale], slugOf(work.title[locale])]);

type Search = Readonly<{ exact: readonly Found[]; near: readonly Found[] }>;

/** The works that are called so, by title or address (before which the category may stand); where none is, those that are called nearly so. */
function searchWorks(works: readonly Found[], typed: string): Search {
  const [last = '', category] = typed.split('/').toReversed();
  const word = slugOf(last);
  const inside = works.filter((one) => category === undefined || one.category === categoryNamed(category));
  const exact = inside.filter((one) => wordsOf(one).includes(word));
  if (exact.length > 0 || word === '') return { exact, near: [] };
  const containing = inside.filter((one) => wordsOf(one).some((each) => each.includes(word)));
  const nearest = inside.filter((one) => meant(word, wordsOf(one)) !== undefined);
  return { exact, near: containing.length > 0 ? containing : nearest };
}

/** How many works are named where none is called as was typed. */
const mostNamed = 5;

/** Does something with the work of a title or a slug of either language; `category/slug` where two categories have it. */
export async function withWork(
  desk: ContentDesk,
  typed: string,
  act: (found: Found) => Promise<Reply> | Reply,
): Promise<Reply> {
  const outside = outsideCheckout(desk);
  if (outside) return outside;
  const { words, locale } = desk;
  const { exact, near } = searchWorks(worksOf(desk), typed);
  const [only] = exact;
  if (only && exact.length === 1) return act(only);
  const choices = exact.map((one) => addressOf(one, locale)).join(', ');
  if (only) return wrongUse(words('studio.works.ambiguous', { slug: typed, choices }));
  const [meantOne] = near;
  const title = meantOne?.work.title[locale] ?? '';
  if (meantOne && near.length === 1 && (await agreed(desk, words('studio.works.askMeant', { title }), false)))
    return act(meantOne);
  const likely = near.slice(0, mostNamed).map((one) => `„${one.work.title[locale]}” (${one.work.slug[locale]})`);
  const hint = likely.length > 0 ? [words('studio.works.similar', { works: likely.join(', ') })] : [];
  return refusal([words('studio.works.unknownSlug', { slug: typed }), ...hint].join(' '));
}
