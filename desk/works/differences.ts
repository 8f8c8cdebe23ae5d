import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { imagePathIn, fileOf as read, tablesIn } from '@/build/check/source/content-folder';
import type { TableName } from '@/build/check/table-locations';
import { type Artwork, categories, type ShopItem, type ShopPicture } from '@/content/types';
import { noticeSubjects } from '@/domain/forms/opening-notice';
import { type Localized, otherLocale } from '@/i18n/locales';
import type { Context } from '../acts/act';
import { formatPrice } from '../sums';
import { type Changes, type ContentPlace, fileOf, placesOf, rowsOf } from './checkout';
import { rails, worksOf } from './found';
import { wordPageOf } from './pages-of-words';
import { readableLine } from './readable';
import { type Service, type ServiceState, shownDate, stateIn } from './services';
import { groupNames, groups } from './value-tree';
import { idOf, labelOf, type Named, shownValue, valuesOf } from './values';

type Summary = Readonly<{ what: string; was?: string; is?: string; english?: string | undefined }>;

/**
 * What differs between the tables as a site was built with them and as they are now. `to`: the screen on which it was changed, undefined: in
 * a file; `work`: the one whose sale may be another; `summary`: in plain words, with before and after.
 */
export type Difference = Readonly<{
  id: string;
  to?: string;
  work?: number;
  service?: Service;
  summary: (context: Pick<Context, 'words' | 'locale'>) => Summary;
}>;

type Places = Readonly<{ before: ContentPlace; now: ContentPlace }>;

/** No page shows them. */
const unseen: ReadonlySet<string> = new Set(['ids.json', 'capacity.json', 'replies.json']);

/** Of a table whose rows are others: it is compared as a whole. */
const tableDifference = (file: string): Difference => ({
  id: file,
  summary: ({ words }) => ({ what: words('desk.publish.table', { file }) }),
});

function screenOf({ group, path }: Named): string {
  if (group === 'particulars') return '/me';
  if (group === 'sentences') return `/words/${wordPageOf(String(path[0])) ?? 'everywhere'}/${path.join('.')}`;
  if (group === 'regulations' || group === 'privacy') return `/words/${group}/${path[1]}`;
  if (group !== 'prices' || path[0] !== 'prices') return `/prices#${group}`;
  return `/prices?type=${path[1]}${path.length > 3 ? `&technique=${path[2]}` : ''}#prices`;
}

const valueSummary =
  (named: Named, was: unknown): Difference['summary'] =>
  ({ words, locale }) => {
    const what = labelOf(named, locale) || words('desk.publish.sentence');
    if (named.kind !== 'both') {
      const shown = (value: unknown) => shownValue({ ...named, value }, locale) || words('desk.me.empty');
      return { what, was: shown(was), is: shown(named.value) };
    }
    const [before, after] = [was as Localized, named.value as Localized];
    const tongue = before[locale] === after[locale] ? otherLocale[locale] : locale;
    const isHalf = before.pl !== after.pl && before.en === after.en;
    return {
      what,
      was: readableLine(before, tongue),
      is: readableLine(after, tongue),
      english: isHalf ? words('desk.publish.half') : undefined,
    };
  };

function valueDifferences({ before, now }: Places): readonly Difference[] {
  const seen = groupNames.filter((group) => !unseen.has(groups[group]));
  return [...seen, 'sentences' as const].flatMap((group): readonly Difference[] => {
    const was = new Map(valuesOf(before, group).map((named) => [idOf(named), named.value]));
    const values = valuesOf(now, group);
    const isSame = was.size === values.length && values.every((named) => was.has(idOf(named)));
    if (!isSame) return group === 'sentences' ? [] : [tableDifference(groups[group])];
    return values
      .filter((named) => !isDeepStrictEqual(was.get(idOf(named)), named.value))
      .map((named) => ({ id: idOf(named), to: screenOf(named), summary: valueSummary(named, was.get(idOf(named))) }));
  });
}

function serviceDifferences({ before, now }: Places): readonly Difference[] {
  const [was, is] = [fileOf(before, 'services.json'), fileOf(now, 'services.json')];
  return noticeSubjects
    .filter((about) => !isDeepStrictEqual(stateIn(was, about), stateIn(is, about)))
    .map((about) => ({
      id: `services.${about}`,
      to: '/prices#services',
      service: about,
      summary({ words }) {
        const text = ({ state, date }: ServiceState): string =>
          [words(`desk.services.states.${state}`), date && shownDate(date)].filter(Boolean).join(', ');
        const what = words(`notice.subjects.${about}`);
        return { what, was: text(stateIn(was, about)), is: text(stateIn(is, about)) };
      },
    }));
}

function changedRows<Row extends object>({ before, now }: Places, table: TableName, keyOf: (row: Row) => number) {
  const [was, is] = [rowsOf<Row>(before, table), rowsOf<Row>(now, table)];
  const [old, current] = [was, is].map((rows) => new Map(rows.map((row) => [keyOf(row), row])));
  return [...new Set([...is, ...was].map(keyOf))]
    .map((key) => ({ key, was: old?.get(key) ?? null, is: current?.get(key) ?? null }))
    .filter((one) => !isDeepStrictEqual(one.was, one.is));
}

const workDifferences = (places: Places): readonly Difference[] =>
  categories.flatMap((category) =>
    changedRows<Artwork>(places, category, ({ id }) => id).map(({ key, was, is }) => ({
      id: `work.${category}.${key}`,
      to: is ? `/works/${key}` : `/works?room=${category}`,
      work: key,
      summary({ words, locale }) {
        const title = (is ?? was)?.title[locale] ?? '';
        if (!was) return { what: words('desk.publish.added', { title }) };
        if (!is) return { what: words('desk.publish.removed', { title }) };
        if (was.state === is.state) return { what: words('desk.publish.changed', { title }) };
        const text = ({ state }: Artwork): string => words(`desk.works.states.${state ?? 'none'}`);
        return { what: title, was: text(was), is: text(is) };
      },
    })),
  );

function shelfDifferences(places: Places): readonly Difference[] {
  const titles = new Map([...worksOf(places.before), ...worksOf(places.now)].map(({ work }) => [work.id, work.title]));
  return Object.values(rails).flatMap((rail) =>
    changedRows<ShopItem | ShopPicture>(places, rail, ({ number }) => number).map(({ key, was, is }) => {
      const work = (is ?? was)?.artwork ?? 0;
      return {
        id: `${rail}.${key}`,
        to: `/works/${work}`,
        work,
        summary({ words, locale }) {
          const text = (item: typeof is): string =>
            item && 'price' in item
              ? [words(`desk.works.states.${item.state}`), formatPrice(item.price, locale)].join(', ')
              : words(item ? 'desk.publish.onShelf' : 'desk.publish.offShelf');
          return { what: titles.get(work)?.[locale] ?? '', was: text(was), is: text(is) };
        },
      };
    }),
  );
}

/** What a table says, the artist's own or the sample, without what editors need. */
function tableIn(place: ContentPlace, file: string): unknown {
  const { $schema: _, ...values } = (read(placesOf(place), file) ?? {}) as Readonly<Record<string, unknown>>;
  return values;
}

function otherDifferences({ before, now }: Places): readonly Difference[] {
  const known = new Set<string>([
    ...Object.values(groups),
    ...['services.json', 'shop.json', 'messages/pl.json', 'messages/en.json'],
  ]);
  const files = new Set([before, now].flatMap((place) => tablesIn(placesOf(place).own)));
  return [...files]
    .filter((file) => !known.has(file) && !unseen.has(file) && !file.startsWith('artworks/'))
    .filter((file) => !isDeepStrictEqual(tableIn(before, file), tableIn(now, file)))
    .map(tableDifference);
}

/** With what belongs to works first. */
export const differencesOf = (places: Places): readonly Difference[] => [
  ...workDifferences(places),
  ...shelfDifferences(places),
  ...serviceDifferences(places),
  ...valueDifferences(places),
  ...otherDifferences(places),
];

export function namesOf(context: Context, all: readonly Difference[], most: number): string {
  const names = all.slice(0, most).map(({ summary }) => summary(context).what);
  const more = all.length > most ? [context.words('desk.publish.more', { n: all.length - most })] : [];
  return [...names, ...more].join(', ');
}

const picturesIn = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    : [];

/**
 * The changes by which all that visitors can see is as a site was built with it; ids stay given, and places of a month are not for visitors.
 * @param pictures the site's folder of pictures, samples with it
 */
export function asBefore({ before, now }: Places, pictures: string): Changes {
  const [was, is] = [placesOf(before), placesOf(now)];
  const names = new Set([was, is].flatMap(({ own }) => tablesIn(own)).filter((name) => !unseen.has(name)));
  const bytesAt = (path: string): Buffer | null => (existsSync(path) ? readFileSync(path) : null);
  const tables = [...names]
    .map((name) => [name, bytesAt(join(was.own, name)), bytesAt(join(is.own, name))] as const)
    .filter(([, then, today]) => !isDeepStrictEqual(then, today))
    .map(([name, then]) => [name, then] as const);
  const [onSite, own] = [new Set(picturesIn(pictures)), join(is.own, 'images')];
  const sizeOf = (path: string): number | undefined => statSync(path, { throwIfNoEntry: false })?.size;
  const lost = [...onSite].filter((image) => sizeOf(imagePathIn(is, image)) !== sizeOf(join(pictures, image)));
  const added = picturesIn(own).filter((image) => !onSite.has(image));
  return new Map([
    ...tables,
    ...lost.map((image) => [`images/${image}`, readFileSync(join(pictures, image))] as const),
    ...added.map((image) => [`images/${image}`, null] as const),
  ]);
}
