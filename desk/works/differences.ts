import { isDeepStrictEqual } from 'node:util';
import { ownFileOf, fileOf as read, tablesIn } from '@/build/check/source/content-folder';
import { groupNames, groups } from '@/build/check/values';
import { type Artwork, type CategoryId, categories, type ShopItem, type ShopPicture } from '@/content/types';
import { noticeSubjects } from '@/domain/forms/opening-notice';
import type { Localized } from '@/i18n/locales';
import { type Changes, type ContentPlace, fileOf, placesOf, rowsOf, withRows } from './checkout';
import { rails, worksOf } from './found';
import { type Service, type ServiceState, stateIn, withState } from './services';
import { idOf, type Named, valuesOf, withValues } from './values';

type Two<Value> = Readonly<{ was: Value; is: Value }>;

/**
 * What differs between the tables as a site was built with them and as they are now. `table`: one whose rows are others, so that
 * it is compared as a whole.
 */
export type Difference = Readonly<{ id: string }> &
  (
    | (Readonly<{ kind: 'value'; named: Named }> & Two<unknown>)
    | (Readonly<{ kind: 'service'; about: Service }> & Two<ServiceState>)
    | (Readonly<{ kind: 'work'; category: CategoryId }> & Two<Artwork | null>)
    | (Readonly<{ kind: 'shelf'; rail: Rail; title: Localized | null }> & Two<ShopItem | ShopPicture | null>)
    | Readonly<{ kind: 'table'; file: string }>
  );

type Rail = (typeof rails)[keyof typeof rails];
type Places = Readonly<{ before: ContentPlace; now: ContentPlace }>;

/** No page shows them. */
const unseen: ReadonlySet<string> = new Set(['ids.json', 'capacity.json']);

const tableDifference = (file: string): Difference => ({ id: file, kind: 'table', file });

function valueDifferences({ before, now }: Places): readonly Difference[] {
  return [...groupNames, 'sentences' as const].flatMap((group): readonly Difference[] => {
    const was = new Map(valuesOf(before, group).map((named) => [idOf(named), named.value]));
    const values = valuesOf(now, group);
    const isSame = was.size === values.length && values.every((named) => was.has(idOf(named)));
    if (!isSame) return group === 'sentences' ? [] : [tableDifference(groups[group].file)];
    return values
      .filter((named) => !isDeepStrictEqual(was.get(idOf(named)), named.value))
      .map((named) => ({ id: idOf(named), kind: 'value', named, was: was.get(idOf(named)), is: named.value }));
  });
}

function serviceDifferences({ before, now }: Places): readonly Difference[] {
  const [was, is] = [fileOf(before, 'services.json'), fileOf(now, 'services.json')];
  return noticeSubjects
    .map((about) => ({ about, was: stateIn(was, about), is: stateIn(is, about) }))
    .filter((one) => !isDeepStrictEqual(one.was, one.is))
    .map((one) => ({ ...one, id: `services.${one.about}`, kind: 'service' }));
}

type Row = Readonly<{ key: number; row: object }>;

/** Rows of a key that were added, removed or changed. */
function rowDifferences<One extends Row>(was: readonly One[], is: readonly One[]) {
  const [before, after] = [was, is].map((rows) => new Map(rows.map((one) => [one.key, one])));
  const keys = new Set([...is, ...was].map(({ key }) => key));
  return [...keys]
    .map((key) => ({ key, was: before?.get(key) ?? null, is: after?.get(key) ?? null }))
    .filter((one) => !isDeepStrictEqual(one.was?.row, one.is?.row));
}

function workDifferences({ before, now }: Places): readonly Difference[] {
  return categories.flatMap((category) => {
    const rows = (place: ContentPlace) =>
      worksOf(place)
        .filter((one) => one.category === category)
        .map(({ work }) => ({ key: work.id, row: work }));
    return rowDifferences(rows(before), rows(now)).map(
      ({ key, was, is }): Difference => ({
        ...{ id: `work.${category}.${key}`, kind: 'work', category, was: was?.row ?? null, is: is?.row ?? null },
      }),
    );
  });
}

function shelfDifferences({ before, now }: Places): readonly Difference[] {
  const works = new Map([...worksOf(before), ...worksOf(now)].map(({ work }) => [work.id, work.title]));
  return Object.values(rails).flatMap((rail) => {
    const rows = (place: ContentPlace) =>
      rowsOf<ShopItem | ShopPicture>(place, rail).map((item) => ({ key: item.number, row: item }));
    return rowDifferences(rows(before), rows(now)).map(({ key, was, is }): Difference => {
      const title = works.get((is ?? was)?.row.artwork ?? 0) ?? null;
      return { id: `${rail}.${key}`, kind: 'shelf', rail, title, was: was?.row ?? null, is: is?.row ?? null };
    });
  });
}

/** What a table says, the artist's own or the sample, without what editors need. */
function tableIn(place: ContentPlace, file: string): unknown {
  const { $schema: _, ...values } = (read(placesOf(place), file) ?? {}) as Readonly<Record<string, unknown>>;
  return values;
}

/** Tables without values or rows of their own. */
function otherDifferences({ before, now }: Places): readonly Difference[] {
  const known = new Set<string>([
    ...Object.values(groups).map(({ file }) => file),
    ...['services.json', 'shop.json', 'messages/pl.json', 'messages/en.json'],
  ]);
  const files = new Set([before, now].flatMap((place) => tablesIn(placesOf(place).own)));
  return [...files]
    .filter((file) => !known.has(file) && !unseen.has(file) && !file.startsWith('artworks/'))
    .filter((file) => !isDeepStrictEqual(tableIn(before, file), tableIn(now, file)))
    .map(tableDifference);
}

/** All that differs, with what belongs to works first. */
export const differencesOf = (places: Places): readonly Difference[] => [
  ...workDifferences(places),
  ...shelfDifferences(places),
  ...serviceDifferences(places),
  ...valueDifferences(places),
  ...otherDifferences(places),
];

/** The rows with one as it was, at its old place where that still exists. */
function asBefore<Of extends object>(
  rows: readonly Of[],
  before: readonly Of[],
  isIt: (row: Of) => boolean,
): readonly Of[] {
  const was = before.find(isIt);
  if (!was) return rows.filter((row) => !isIt(row));
  if (rows.some(isIt)) return rows.map((row) => (isIt(row) ? was : row));
  return rows.toSpliced(before.findIndex(isIt), 0, was);
}

/**
 * The changes that take a difference back.
 * @param pictureOf the bytes of a picture as the site has it, by its name; null: it has none
 */
export function undone(
  difference: Difference,
  { before, now }: Places,
  pictureOf: (image: string) => Buffer | null,
): Changes {
  if (difference.kind === 'value') return withValues(now, [[difference.named, difference.was]]);
  if (difference.kind === 'service') {
    const table = withState(fileOf(now, 'services.json'), difference.about, difference.was);
    return typeof table === 'string' ? new Map() : new Map([['services.json', table]]);
  }
  if (difference.kind === 'work') {
    const { category, was, is } = difference;
    const id = (is ?? was)?.id;
    const rows = worksOf(before)
      .filter((one) => one.category === category)
      .map(({ work }) => work);
    const bytes = was && is?.image !== was.image ? pictureOf(was.image) : null;
    const isLeft =
      is && is.image !== was?.image && worksOf(now).filter(({ work }) => work.image === is.image).length === 1;
    const picture: Changes = new Map([
      ...(was && bytes ? [[`images/${was.image}`, bytes] as const] : []),
      ...(isLeft ? [[`images/${is.image}`, null] as const] : []),
    ]);
    return withRows<Artwork>(now, category, (works) => asBefore(works, rows, (row) => row.id === id), picture);
  }
  if (difference.kind === 'shelf') {
    const { rail, was, is } = difference;
    const number = (is ?? was)?.number;
    return withRows<ShopItem>(now, rail, (items) =>
      asBefore(items, rowsOf<ShopItem>(before, rail), (row) => row.number === number),
    );
  }
  const own = ownFileOf(placesOf(before), difference.file);
  return new Map([[difference.file, (own as object | undefined) ?? null]]);
}
