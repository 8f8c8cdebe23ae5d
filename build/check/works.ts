import { hasShapeOf } from '@/domain/photo/canvas-crop';
import { type Localized, locales } from '@/i18n/locales';
import { isPartName } from '@/i18n/pages';
import { type Check, type Fault, repeated, worksOf } from './fault';
import type { SourceLocation } from './table-locations';
import { tableLocation } from './table-locations';
import type { ImageFile, Tables } from './tables';

/** In pixels: the largest file that the site shows. */
export const minimumLongSide = 1600;
const slugShape = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const imageShape = /^[a-z0-9-]+\/[a-z0-9-]+\.(webp|avif|png|jpe?g)$/;

/** Requests and the artist's records name a work by its id, so an id is unique over all categories. */
export const ids: Check = (tables) =>
  repeated(worksOf(tables), ({ work }) => work.id).map(({ name, work, at }) => ({
    item: name,
    fault: { en: `the id ${work.id} belongs to another work`, pl: `id ${work.id} należy już do innej pracy` },
    at: at('id'),
  }));

export const slugs: Check = (tables) => {
  const works = worksOf(tables);
  return locales.flatMap((locale) => [
    ...works
      .filter(({ work }) => !slugShape.test(work.slug[locale] ?? ''))
      .map(({ name, at }) => ({
        item: name,
        fault: {
          en: `slug.${locale} must be small letters a-z, digits and single hyphens`,
          pl: `slug.${locale}: tylko małe litery a-z, cyfry i pojedyncze łączniki`,
        },
        at: at('slug', locale),
      })),
    ...works
      .filter(({ work }) => isPartName(work.slug[locale] ?? '', locale))
      .map(({ name, work, at }) => ({
        item: name,
        fault: {
          en: `slug.${locale} "${work.slug[locale]}" is the address of a part of a long wall`,
          pl: `slug.${locale} "${work.slug[locale]}" to adres dalszej części długiej ściany`,
        },
        at: at('slug', locale),
      })),
    ...repeated(works, ({ category, work }) => `${category}/${work.slug[locale]}`).map(({ name, work, at }) => ({
      item: name,
      fault: {
        en: `slug.${locale} "${work.slug[locale]}" belongs to another work of the category`,
        pl: `slug.${locale} "${work.slug[locale]}" należy już do innej pracy w tej kategorii`,
      },
      at: at('slug', locale),
    })),
  ]);
};

export const absent: Localized = { en: 'is absent', pl: 'nie istnieje' };
export const unreadable: Localized = { en: 'cannot be read as an image', pl: 'nie daje się odczytać jako obraz' };
const badName: Localized = {
  en: 'must be named folder/file in small letters, digits and hyphens',
  pl: 'ma się nazywać folder/plik, małymi literami a-z, cyframi i łącznikami',
};
const tooSmall = (long: number): Localized => ({
  en: `is too small: ${long} px, at least ${minimumLongSide} px on the long side`,
  pl: `jest za mały: ${long} px, potrzeba co najmniej ${minimumLongSide} px na dłuższym boku`,
});

/** What is wrong with an image, after the name of its file. */
export const ofImage = (image: string, { en, pl }: Localized): Localized => ({
  en: `content/images/${image} ${en}`,
  pl: `content/images/${image} ${pl}`,
});

function faultOfFile(file: ImageFile | undefined): Localized | undefined {
  if (!file || 'problem' in file) return file?.problem === 'unreadable' ? unreadable : absent;
  const long = Math.max(file.width, file.height);
  return long < minimumLongSide ? tooSmall(long) : undefined;
}

function faultsOfImage(
  picture: Readonly<{ item: string; image: string; at: SourceLocation }>,
  { images }: Tables,
): readonly Fault[] {
  const { item, image, at } = picture;
  return [faultOfFile(images.get(image)), imageShape.test(image) ? undefined : badName]
    .filter((fault) => fault !== undefined)
    .map((fault) => ({ item, fault: ofImage(image, fault), at }));
}

/** The pictures of the works, and the artist's portrait where it is not one of them. */
export const images: Check = (tables) => [
  ...worksOf(tables).flatMap(({ name, work, at }) =>
    faultsOfImage({ item: name, image: work.image, at: at('image') }, tables),
  ),
  ...(typeof tables.artist.portrait === 'number'
    ? []
    : faultsOfImage(
        { item: 'artist', image: tables.artist.portrait.image, at: tableLocation('artist', 'portrait', 'image') },
        tables,
      )),
];

/** Every label has a line below its title (GALLERY-9). */
export const techniques: Check = (tables) =>
  worksOf(tables)
    .filter(({ work }) => work.technique === null)
    .map(({ name, at }) => ({
      item: name,
      fault: {
        en: 'has no technique, the line below its title',
        pl: 'brakuje techniki, czyli wiersza pod tytułem',
      },
      at: at('technique'),
    }));

/**
 * A size with exchanged sides, or of another work, would be drawn wrong to scale (GALLERY-9). A picture whose file
 * cannot be read has a fault of its own.
 */
export const measurements: Check = (tables) =>
  worksOf(tables).flatMap(({ work: { image, sizeCm }, name, at }) => {
    const file = tables.images.get(image);
    if (!sizeCm || !file || 'problem' in file) return [];
    const ratio = file.width / file.height;
    if (hasShapeOf(file, sizeCm)) return [];
    const pixels = `${file.width} × ${file.height} px`;
    const size = `${sizeCm.width} × ${sizeCm.height} cm`;
    const width = Math.round(sizeCm.height * ratio * 10) / 10;
    return [
      {
        item: name,
        fault: {
          en: `the size ${size} does not fit the picture of ${pixels}: for a height of ${sizeCm.height} cm the width is about ${width} cm`,
          pl: `wymiary ${size} nie pasują do obrazka ${pixels}: przy wysokości ${sizeCm.height} cm szerokość to około ${String(width).replace('.', ',')} cm`,
        },
        at: at('sizeCm'),
      },
    ];
  });
