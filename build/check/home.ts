import { type CategoryId, earlierStages, type Rectangle } from '@/content/types';
import type { Localized } from '@/i18n/locales';
import { type Check, type Fault, repeated, worksOf } from './fault';
import { tableLocation } from './table-locations';
import type { ImageFile, Tables } from './tables';
import { absent, ofImage, unreadable } from './works';

/** HOME-5: how many pictures each tile has. */
export const poolSizes: Readonly<Record<CategoryId, number>> = {
  portraits: 4,
  landscapes: 4,
  wall_art: 5,
  digital_art: 2,
};

/** The pictures of the tiles. */
export const tiles: Check = (tables) =>
  (Object.keys(poolSizes) as CategoryId[]).flatMap((category) => {
    const pool = tables.banner[category];
    const size = poolSizes[category];
    const known = new Set(tables.artworks[category].map(({ id }) => id));
    return [
      ...(pool.length === size
        ? []
        : [
            { en: `has ${pool.length} pictures, not ${size}`, pl: `jest tu obrazów: ${pool.length}, a ma być ${size}` },
          ]),
      ...pool
        .filter((id) => !known.has(id))
        .map((id) => ({
          en: `names ${id}, which is no work of the category`,
          pl: `${id} nie jest pracą z tej kategorii`,
        })),
      ...repeated(pool, (id) => id).map((id) => ({ en: `names ${id} twice`, pl: `${id} jest tu dwa razy` })),
    ].map((fault) => ({ item: `banner ${category}`, fault, at: tableLocation('banner', category) }));
  });

/** The artist's portrait, where it is one of the works. */
export const artistPortrait: Check = (tables) => {
  const { portrait } = tables.artist;
  if (typeof portrait !== 'number' || worksOf(tables).some(({ work }) => work.id === portrait)) return [];
  const fault = { en: `portrait: there is no artwork ${portrait}`, pl: `portrait: nie ma pracy o id ${portrait}` };
  return [{ item: 'artist', fault, at: tableLocation('artist', 'portrait') }];
};

const pixelsOf = (file: ImageFile | undefined) => (file && 'width' in file ? file : undefined);

/** A part of a picture must lie within it. */
function outside({ x, y, width, height }: Rectangle, file: ImageFile | undefined) {
  const whole = pixelsOf(file);
  if (!whole || (x + width <= whole.width && y + height <= whole.height)) return undefined;
  return {
    en: `tall lies outside the picture, which has ${whole.width} × ${whole.height} px`,
    pl: `tall wychodzi poza obraz, który ma ${whole.width} × ${whole.height} px`,
  };
}

function faultOfPart(part: Rectangle, file: ImageFile | undefined): Localized | undefined {
  const beyond = outside(part, file);
  if (beyond) return beyond;
  return part.height < 1.5 * part.width
    ? {
        en: 'tall must be at least one and a half times as high as wide',
        pl: 'tall: wysokość ma być co najmniej półtora raza większa niż szerokość',
      }
    : undefined;
}

/** The murals of the banner are shown from ceiling to floor, so each has a part that is tall enough. */
export const tallParts: Check = (tables) =>
  worksOf(tables).flatMap(({ name, work, at }): readonly Fault[] => {
    const shown = tables.banner.wall_art.includes(work.id);
    const fault = work.tall
      ? faultOfPart(work.tall, tables.images.get(work.image))
      : shown
        ? { en: 'is in the banner and has no tall part', pl: 'jest w banerze, a nie ma wycinka tall' }
        : undefined;
    return fault ? [{ item: name, fault, at: at(work.tall ? 'tall' : 'id') }] : [];
  });

/** The stages lie one above the other, so they have the shape of the work; a small difference is cut off. */
const mostDifference = 0.02;
const leastWidth = 800;

function faultOfStage(file: ImageFile | undefined, work: ImageFile | undefined): Localized | undefined {
  if (!file || 'problem' in file) return file?.problem === 'unreadable' ? unreadable : absent;
  if (file.width < leastWidth)
    return {
      en: `is too small: ${file.width} px wide, at least ${leastWidth} px`,
      pl: `jest za mały: ${file.width} px szerokości, potrzeba co najmniej ${leastWidth} px`,
    };
  const finished = pixelsOf(work);
  if (!finished) return undefined;
  const difference = (file.width / file.height) * (finished.height / finished.width) - 1;
  return Math.abs(difference) > mostDifference
    ? { en: 'has not the proportions of the finished work', pl: 'nie ma proporcji gotowej pracy' }
    : undefined;
}

/** "From photo to painting": the work, and its stages. */
export const stages: Check = (tables: Tables) => {
  const { work: id, stages: earlier } = tables.fromPhoto;
  const finished = worksOf(tables).find(({ work }) => work.id === id);
  if (!finished)
    return [
      {
        item: 'fromPhoto',
        fault: { en: `there is no artwork ${id}`, pl: `nie ma pracy o id ${id}` },
        at: tableLocation('fromPhoto', 'work'),
      },
    ];
  return earlierStages.flatMap((stage) => {
    const { image } = earlier[stage];
    const fault = faultOfStage(tables.images.get(image), tables.images.get(finished.work.image));
    if (!fault) return [];
    return [
      {
        item: 'fromPhoto',
        fault: ofImage(image, fault),
        at: tableLocation('fromPhoto', 'stages', stage, 'image'),
      },
    ];
  });
};
