import { type CategoryId, earlierStages, type Rectangle } from '@/content/types';
import { type Check, type Fault, repeated, worksOf } from './fault';
import { tableLocation } from './table-locations';
import type { ImageFile } from './tables';
import { ofImage, problemOf } from './works';

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
    const known = new Set(tables.artworks[category].map(({ id }) => id));
    return [
      ...(pool.length === poolSizes[category] ? [] : [`has ${pool.length} pictures, not ${poolSizes[category]}`]),
      ...pool.filter((id) => !known.has(id)).map((id) => `names ${id}, which is no work of the category`),
      ...repeated(pool, (id) => id).map((id) => `names ${id} twice`),
    ].map((text) => ({ item: `banner ${category}`, text, at: tableLocation('banner', category) }));
  });

/** The artist's portrait, where it is one of the works. */
export const artistPortrait: Check = (tables) => {
  const { portrait } = tables.artist;
  if (typeof portrait !== 'number' || worksOf(tables).some(({ work }) => work.id === portrait)) return [];
  return [
    { item: 'artist', text: `portrait: there is no artwork ${portrait}`, at: tableLocation('artist', 'portrait') },
  ];
};

const pixelsOf = (file: ImageFile | undefined) => (file && 'width' in file ? file : undefined);

/** A part of a picture must lie within it. */
function outside({ x, y, width, height }: Rectangle, file: ImageFile | undefined) {
  const whole = pixelsOf(file);
  if (!whole || (x + width <= whole.width && y + height <= whole.height)) return undefined;
  return `tall lies outside the picture, which has ${whole.width} × ${whole.height} px`;
}

const isLow = ({ width, height }: Rectangle): boolean => height < 1.5 * width;

/** The murals of the banner are shown from ceiling to floor, so each has a part that is tall enough. */
export const tallParts: Check = (tables) =>
  worksOf(tables).flatMap(({ name, work: { id, image, tall }, at }): readonly Fault[] => {
    const text = tall
      ? (outside(tall, tables.images.get(image)) ??
        (isLow(tall) && 'tall must be at least one and a half times as high as wide'))
      : tables.banner.wall_art.includes(id) && 'is in the banner and has no tall part';
    return text ? [{ item: name, text, at: at(tall ? 'tall' : 'id') }] : [];
  });

/** The stages lie one above the other, so they have the shape of the work; a small difference is cut off. */
const mostDifference = 0.02;
const leastWidth = 800;

function problemOfStage(file: ImageFile | undefined, work: ImageFile | undefined): string | undefined {
  if (!file || 'problem' in file) return problemOf(file);
  if (file.width < leastWidth) return `is too small: ${file.width} px wide, at least ${leastWidth} px`;
  const finished = pixelsOf(work);
  const difference = finished ? (file.width / file.height) * (finished.height / finished.width) - 1 : 0;
  return Math.abs(difference) > mostDifference ? 'has not the proportions of the finished work' : undefined;
}

/** "From photo to painting": the work, and its stages. */
export const stages: Check = (tables) => {
  const { work: id, stages: earlier } = tables.fromPhoto;
  const finished = worksOf(tables).find(({ work }) => work.id === id);
  const item = 'fromPhoto';
  if (!finished) return [{ item, text: `there is no artwork ${id}`, at: tableLocation('fromPhoto', 'work') }];
  return earlierStages.flatMap((stage) => {
    const { image } = earlier[stage];
    const problem = problemOfStage(tables.images.get(image), tables.images.get(finished.work.image));
    const at = tableLocation('fromPhoto', 'stages', stage, 'image');
    return problem ? [{ item, text: ofImage(image, problem), at }] : [];
  });
};
