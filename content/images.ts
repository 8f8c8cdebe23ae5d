import { artist } from './artist';
import { artworks } from './artworks';

const works = Object.values(artworks).flatMap((list) => list.map(({ image }) => image));
const portrait = typeof artist.portrait === 'number' ? [] : [artist.portrait.image];

/** Every image under `content/images` that the site shows, without repeats. */
export const imagesInUse: readonly string[] = [...new Set([...works, ...portrait])];
