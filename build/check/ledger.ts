import type { OrderType } from '@/content/order';
import { locales } from '@/i18n/locales';
import { type Check, type Fault, worksOf } from './fault';
import { tableLocation } from './table-locations';
import type { Ledger, Tables } from './tables';

function changedWorks(tables: Tables): readonly Fault[] {
  return worksOf(tables).flatMap(({ category, work, name, at }) => {
    const entry = tables.ledger.artworks[work.id];
    if (!entry) return [];
    const fixed = [
      { keys: ['category'], was: entry.category, is: category },
      ...locales.map((locale) => ({ keys: ['slug', locale], was: entry.slug[locale], is: work.slug[locale] })),
    ];
    return fixed
      .filter(({ was, is }) => was !== is)
      .map(({ keys, was }) => ({
        item: name,
        text: `the id ${work.id} was given out with the ${keys.join('.')} ${was} (content/ids.json)`,
        at: at(...keys),
      }));
  });
}

/** The slug of a removed work cannot be used again: old links must not show another work. */
function reusedSlugs(tables: Tables): readonly Fault[] {
  const entries = Object.entries(tables.ledger.artworks);
  return worksOf(tables).flatMap(({ category, work, name, at }) =>
    locales.flatMap((locale) =>
      entries
        .filter(([id, entry]) => Number(id) !== work.id && entry.category === category)
        .filter(([, entry]) => entry.slug[locale] === work.slug[locale])
        .map(([id]) => ({
          item: name,
          text: `slug.${locale} "${work.slug[locale]}" was given out for ${id}`,
          at: at('slug', locale),
        })),
    ),
  );
}

function changedNumbers({ shop, ledger }: Tables): readonly Fault[] {
  return (Object.keys(shop) as OrderType[]).flatMap((type) =>
    shop[type]
      .map(({ number, artwork }, index) => ({ number, artwork, index, was: ledger.shop[type]?.[number] }))
      .filter(({ artwork, was }) => was !== undefined && was !== artwork)
      .map(({ number, artwork, index, was }) => ({
        item: `shop ${type} ${number}`,
        text: `was given out for artwork ${was}, not ${artwork} (content/ids.json)`,
        at: tableLocation(`shop ${type}`, index, 'artwork'),
      })),
  );
}

export const kept: Check = (tables) => [...changedWorks(tables), ...reusedSlugs(tables), ...changedNumbers(tables)];

/** The ledger, with everything that content uses today added. Existing entries do not change. */
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

/** How many ids and numbers of content are not in the ledger yet. */
export const unrecorded = (tables: Tables): number => size(recorded(tables)) - size(tables.ledger);
