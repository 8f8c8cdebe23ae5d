import { hasShapeOf } from '@/domain/photo/canvas-crop';
import { locales } from '@/i18n/locales';
import { isPartName } from '@/i18n/pages';
import { type Check, type Fault, faultOfEach, repeated, type WorkRow, worksOf } from './fault';
import { tableLocation } from './table-locations';
import type { ImageFile, Tables } from './tables';

/** In pixels: the largest file that the site shows. */
export const minimumLongSide = 1600;
const slugShape = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const imageShape = /^[a-z0-9-]+\/[a-z0-9-]+\.(webp|avif|png|jpe?g)$/;

/** Requests and the artist's records name a work by its id, so an id is unique over all categories. */
export const ids: Check = (tables) =>
  faultOfEach(
    repeated(worksOf(tables), ({ work }) => work.id),
    ({ work }) => `the id ${work.id} belongs to another work`,
    'id',
  );

export const slugs: Check = (tables) => {
  const works = worksOf(tables);
  return locales.flatMap((locale) => {
    const slugOf = ({ work }: WorkRow): string => work.slug[locale] ?? '';
    const named = (row: WorkRow): string => `slug.${locale} "${slugOf(row)}"`;
    const keys = ['slug', locale];
    return [
      ...faultOfEach(
        works.filter((row) => !slugShape.test(slugOf(row))),
        () => `slug.${locale} must be small letters a-z, digits and single hyphens`,
        ...keys,
      ),
      ...faultOfEach(
        works.filter((row) => isPartName(slugOf(row), locale)),
        (row) => `${named(row)} is the address of a part of a long wall`,
        ...keys,
      ),
      ...faultOfEach(
        repeated(works, (row) => `${row.category}/${slugOf(row)}`),
        (row) => `${named(row)} belongs to another work of the category`,
        ...keys,
      ),
    ];
  });
};

/** What is wrong with the file of an image; undefined: nothing. */
export function problemOf(file: ImageFile | undefined): string | undefined {
  if (file && !('problem' in file)) return undefined;
  return file?.problem === 'unreadable' ? 'cannot be read as an image' : 'is absent';
}

/** What is wrong with an image, after the name of its file. */
export const ofImage = (image: string, text: string): string => `content/images/${image} ${text}`;

function problemsOfImage(image: string, { images }: Tables): readonly string[] {
  const file = images.get(image);
  const long = file && 'width' in file ? Math.max(file.width, file.height) : minimumLongSide;
  return [
    problemOf(file),
    long < minimumLongSide && `is too small: ${long} px, at least ${minimumLongSide} px on the long side`,
    !imageShape.test(image) && 'must be named folder/file in small letters, digits and hyphens',
  ]
    .filter((text) => typeof text === 'string')
    .map((text) => ofImage(image, text));
}

/** The pictures of the works, and the artist's portrait where it is not one of them. */
export const images: Check = (tables) => {
  const { portrait } = tables.artist;
  const named = worksOf(tables).map(({ name, work, at }) => ({ item: name, image: work.image, at: at('image') }));
  const own = typeof portrait === 'number' ? [] : [portrait];
  const all = [
    ...named,
    ...own.map(({ image }) => ({ item: 'artist', image, at: tableLocation('artist', 'portrait', 'image') })),
  ];
  return all.flatMap(({ image, ...rest }) => problemsOfImage(image, tables).map((text) => ({ ...rest, text })));
};

/** Every label has a line below its title (GALLERY-9). */
export const techniques: Check = (tables) =>
  faultOfEach(
    worksOf(tables).filter(({ work }) => work.technique === null),
    () => 'has no technique, the line below its title',
    'technique',
  );

/**
 * A size with exchanged sides, or of another work, would be drawn wrong to scale (GALLERY-9). A picture whose file
 * cannot be read has a fault of its own.
 */
export const measurements: Check = (tables) =>
  worksOf(tables).flatMap(({ work: { image, sizeCm }, name, at }): readonly Fault[] => {
    const file = tables.images.get(image);
    if (!sizeCm || !file || 'problem' in file || hasShapeOf(file, sizeCm)) return [];
    const size = `the size ${sizeCm.width} × ${sizeCm.height} cm`;
    const width = Math.round(((sizeCm.height * file.width) / file.height) * 10) / 10;
    const text = `${size} does not fit the picture of ${file.width} × ${file.height} px: for a height of ${sizeCm.height} cm the width is about ${width} cm`;
    return [{ item: name, text, at: at('sizeCm'), rule: 'shape' }];
  });
