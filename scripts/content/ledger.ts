import { locales } from '@/i18n/locales';
import { type Check, type Fault, worksOf } from './fault';
import type { Ledger, Tables } from './tables';

function changedWorks(tables: Tables): readonly Fault[] {
  return worksOf(tables).flatMap(({ category, work, name }) => {
    const entry = tables.ledger.artworks[work.id];
    if (!entry) return [];
    const was = [`category ${entry.category}`, ...locales.map((locale) => `slug.${locale} ${entry.slug[locale]}`)];
    const is = [`category ${category}`, ...locales.map((locale) => `slug.${locale} ${work.slug[locale]}`)];
    return was
      .filter((value, index) => value !== is[index])
      .map((value) => ({ item: name, fault: `the id ${work.id} was given out with the ${value} (content/ids.json)` }));
  });
}

/** A slug of a work that is gone stays its own: old links must not show another work. */
function reusedSlugs(tables: Tables): readonly Fault[] {
  const entries = Object.entries(tables.ledger.artworks);
  return worksOf(tables).flatMap(({ category, work, name }) =>
    locales.flatMap((locale) =>
      entries
        .filter(([id, entry]) => Number(id) !== work.id && entry.category === category)
        .filter(([, entry]) => entry.slug[locale] === work.slug[locale])
        .map(([id]) => ({ item: name, fault: `slug.${locale} "${work.slug[locale]}" was given out for ${id}` })),
    ),
  );
}

function changedNumbers({ shop, ledger }: Tables): readonly Fault[] {
  return Object.entries(shop).flatMap(([type, items]) =>
    items
      .map(({ number, artwork }) => ({ number, artwork, was: ledger.shop[type]?.[number] }))
      .filter(({ artwork, was }) => was !== undefined && was !== artwork)
      .map(({ number, artwork, was }) => ({
        item: `shop ${type} ${number}`,
        fault: `was given out for artwork ${was}, not ${artwork} (content/ids.json)`,
      })),
  );
}

export const kept: Check = (tables) => [...changedWorks(tables), ...reusedSlugs(tables), ...changedNumbers(tables)];

/** The ledger with all that content uses today; what stands in it is not changed. */
export function recorded(tables: Tables): Ledger {
  const works = worksOf(tables).map(({ category, work }) => [work.id, { category, slug: work.slug }] as const);
  const numbers = Object.entries(tables.shop).map(([type, items]) => {
    const today = Object.fromEntries(items.map(({ number, artwork }) => [number, artwork]));
    return [type, { ...today, ...tables.ledger.shop[type] }] as const;
  });
  return {
    artworks: { ...Object.fromEntries(works), ...tables.ledger.artworks },
    shop: { ...tables.ledger.shop, ...Object.fromEntries(numbers) },
  };
}

const size = ({ artworks, shop }: Ledger): number =>
  Object.keys(artworks).length + Object.values(shop).flatMap((numbers) => Object.keys(numbers)).length;

/** How many ids and numbers of content the ledger does not have yet. */
export const unrecorded = (tables: Tables): number => size(recorded(tables)) - size(tables.ledger);
