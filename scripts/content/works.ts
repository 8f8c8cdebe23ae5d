import type { Localized } from '@/i18n/locales';
import { locales } from '@/i18n/locales';
import { type Check, repeated, worksOf } from './fault';
import type { ImageFile } from './tables';

const minimumLongSide = 1600;
const slugShape = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const imageShape = /^[a-z0-9-]+\/[a-z0-9-]+\.(webp|avif|png|jpe?g)$/;

/** An id is an address in the request and in the artist's records: one work, over all categories. */
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

const absent: Localized = { en: 'is absent', pl: 'nie istnieje' };
const unreadable: Localized = { en: 'cannot be read as an image', pl: 'nie daje się odczytać jako obraz' };
const badName: Localized = {
  en: 'must be named folder/file in small letters, digits and hyphens',
  pl: 'ma się nazywać folder/plik, małymi literami a-z, cyframi i łącznikami',
};
const tooSmall = (long: number): Localized => ({
  en: `is too small: ${long} px, at least ${minimumLongSide} px on the long side`,
  pl: `jest za mały: ${long} px, potrzeba co najmniej ${minimumLongSide} px na dłuższym boku`,
});

function faultOfFile(file: ImageFile | undefined): Localized | undefined {
  if (!file) return absent;
  if ('problem' in file) return file.problem === 'absent' ? absent : unreadable;
  const long = Math.max(file.width, file.height);
  return long < minimumLongSide ? tooSmall(long) : undefined;
}

export const images: Check = (tables) =>
  worksOf(tables).flatMap(({ name, work, at }) => {
    const file = `content/images/${work.image}`;
    return [faultOfFile(tables.images.get(work.image)), imageShape.test(work.image) ? undefined : badName]
      .filter((fault) => fault !== undefined)
      .map(({ en, pl }) => ({
        item: name,
        fault: { en: `${file} ${en}`, pl: `${file} ${pl}` },
        at: at('image'),
      }));
  });
