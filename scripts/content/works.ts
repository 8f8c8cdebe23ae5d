import { locales } from '@/i18n/locales';
import { type Check, type Fault, repeated, worksOf } from './fault';
import type { ImageFile, Tables } from './tables';

const minimumLongSide = 1600;
const slugShape = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const imageShape = /^[a-z0-9-]+\/[a-z0-9-]+\.(webp|avif|png|jpe?g)$/;

/** An id is an address in the request and in the artist's records: one work, over all categories. */
export const ids: Check = (tables) =>
  repeated(worksOf(tables), ({ work }) => work.id).map(({ name, work }) => ({
    item: name,
    fault: `the id ${work.id} belongs to another work`,
  }));

export const slugs: Check = (tables) => {
  const works = worksOf(tables);
  return locales.flatMap((locale) => [
    ...works
      .filter(({ work }) => !slugShape.test(work.slug[locale] ?? ''))
      .map(({ name }) => ({
        item: name,
        fault: `slug.${locale} must be small letters a-z, digits and single hyphens`,
      })),
    ...repeated(works, ({ category, work }) => `${category}/${work.slug[locale]}`).map(({ name, work }) => ({
      item: name,
      fault: `slug.${locale} "${work.slug[locale]}" belongs to another work of the category`,
    })),
  ]);
};

function faultOfFile(file: ImageFile | undefined): string | undefined {
  if (!file) return 'is absent';
  if ('problem' in file) return file.problem === 'absent' ? 'is absent' : 'cannot be read as an image';
  const long = Math.max(file.width, file.height);
  return long < minimumLongSide
    ? `is too small: ${long} px, at least ${minimumLongSide} px on the long side`
    : undefined;
}

function faultsOfImage(item: string, image: string, { images }: Pick<Tables, 'images'>): readonly Fault[] {
  const shape = imageShape.test(image) ? [] : ['must be named folder/file in small letters, digits and hyphens'];
  return [faultOfFile(images.get(image)), ...shape]
    .filter((fault) => fault !== undefined)
    .map((fault) => ({ item, fault: `content/images/${image} ${fault}` }));
}

/** The pictures of the works, and the artist's own where it is no work. */
export const images: Check = (tables) => [
  ...worksOf(tables).flatMap(({ name, work }) => faultsOfImage(name, work.image, tables)),
  ...(typeof tables.portrait === 'number' ? [] : faultsOfImage('artist', tables.portrait.image, tables)),
];
