import { artist } from './artist';
import { artworks } from './artworks';
import { fromPhoto } from './from-photo';
import type { Artwork, Rectangle } from './types';

/** A whole image, or a part of one. `key`: in `generated/images.json`. */
export type WantedPicture = Readonly<{ key: string; image: string; part?: Rectangle }>;

const whole = (image: string): WantedPicture => ({ key: image, image });

export const tallKey = ({ image }: Pick<Artwork, 'image'>): string => `${image}#tall`;

const works = Object.values(artworks).flat();

export const imagesOfWorks: readonly string[] = [...new Set(works.map(({ image }) => image))];
const portrait = typeof artist.portrait === 'number' ? [] : [artist.portrait.image];
const images = [...imagesOfWorks, ...portrait, ...Object.values(fromPhoto.stages).map(({ image }) => image)];

export const imagesInUse: readonly string[] = [...new Set(images)];

export const wantedPictures: readonly WantedPicture[] = [
  ...imagesInUse.map(whole),
  ...works.flatMap(({ image, tall }) => (tall ? [{ key: tallKey({ image }), image, part: tall }] : [])),
];
