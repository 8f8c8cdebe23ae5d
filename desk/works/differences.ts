import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { imagePathIn, fileOf as read, tablesIn } from '@/build/check/source/content-folder';
import { type Artwork, type CategoryId, categories, type ShopItem, type ShopPicture } from '@/content/types';
import { noticeSubjects } from '@/domain/forms/opening-notice';
import type { Localized } from '@/i18n/locales';
import { type Changes, type ContentPlace, fileOf, placesOf, rowsOf } from './checkout';
import { rails, worksOf } from './found';
import { type Service, type ServiceState, stateIn } from './services';
import { groupNames, groups } from './value-tree';
import { idOf, type Named, valuesOf } from './values';

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
const unseen: ReadonlySet<string> = new Set(['ids.json', 'capacity.json', 'replies.json']);

const tableDifference = (file: string): Difference => ({ id: file, kind: 'table', file });

function valueDifferences({ before, now }: Places): readonly Difference[] {
  const seen = groupNames.filter((group) => !unseen.has(groups[group]));
  return [...seen, 'sentences' as const].flatMap((group): readonly Difference[] => {
    const was = new Map(valuesOf(before, group).map((named) => [idOf(named), named.value]));
    const values = valuesOf(now, group);
    const isSame = was.size === values.length && values.every((named) => was.has(idOf(named)));
    if (!isSame) return group === 'sentences' ? [] : [tableDifference(groups[group])];
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
        id: `work.${category}.${key}`,
        kind: 'work',
        category,
        was: was?.row ?? null,
        is: is?.row ?? null,
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

/** All that differs, with what belongs to works first. */
export const differencesOf = (places: Places): readonly Difference[] => [
  ...workDifferences(places),
  ...shelfDifferences(places),
  ...serviceDifferences(places),
  ...valueDifferences(places),
  ...otherDifferences(places),
];

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
