import { artist } from './artist';
import { artworks } from './artworks';
import { fromPhoto } from './from-photo';
import type { Artwork, Rectangle } from './types';

/**
 * A picture that the site shows: a whole image, or a part of one. `key` is its name in `generated/images.json`. What is
 * shown pixel by pixel is made at one size.
 */
export type WantedPicture = Readonly<{ key: string; image: string; part?: Rectangle; atOneSize?: true }>;

const whole = (image: string): WantedPicture => ({ key: image, image });

/** The name of the upright part of a mural. */
export const tallKey = ({ image }: Pick<Artwork, 'image'>): string => `${image}#tall`;

/** What the build found in the picture of a work: its colours, `#rrggbb`, and the three parts with most to see. */
export type Study = Readonly<{ palette: readonly string[]; details: readonly Rectangle[] }>;

/** The name of one of the three details of a work, from 1. */
export const detailKey = ({ image }: Pick<Artwork, 'image'>, n: number): string => `${image}#detail-${n}`;

/**
 * The three details of a work: chosen in content, else found by the build.
 * @throws when the build has not looked at its picture
 */
export function detailsIn(
  { image, details }: Pick<Artwork, 'image' | 'details'>,
  studies: Readonly<Record<string, Study>>,
): readonly Rectangle[] {
  const found = details ?? studies[image]?.details;
  if (!found) throw new Error(`content: no details for ${image}`);
  return found;
}

const works = Object.values(artworks).flat();

export const imagesOfWorks: readonly string[] = [...new Set(works.map(({ image }) => image))];
const portrait = typeof artist.portrait === 'number' ? [] : [artist.portrait.image];
const images = [...imagesOfWorks, ...portrait, ...Object.values(fromPhoto.stages).map(({ image }) => image)];

/** Every image under `content/images` that the site shows, without repeats. */
export const imagesInUse: readonly string[] = [...new Set(images)];

/** Every picture that the build makes. */
export const wantedPictures: readonly WantedPicture[] = [
  ...imagesInUse.map(whole),
  ...works.flatMap(({ image, tall }) => (tall ? [{ key: tallKey({ image }), image, part: tall }] : [])),
];

/** The details of every work, each of which is a picture of its own: those in content, else those that the build found. */
export const detailPictures = (studies: Readonly<Record<string, Study>>): readonly WantedPicture[] =>
  works.flatMap((work) =>
    detailsIn(work, studies).map((part, at) => ({
      key: detailKey(work, at + 1),
      image: work.image,
      part,
      atOneSize: true,
    })),
  );
