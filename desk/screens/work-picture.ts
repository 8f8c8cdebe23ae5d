import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { imagePathIn } from '@/build/check/source/content-folder';
import { artworks } from '@/content/artworks';
import { preparedPicture } from '@/content/pictures';
import type { Artwork } from '@/content/types';
import { smallCopy } from '@/server/submissions/photos/small-copy';
import { contentOf } from '../acts/content';
import { photoOf } from '../acts/works';
import { placesOf } from '../works/checkout';
import { workIn } from '../works/found';
import type { Screen } from './screen';

export const workBy = (id: number): Artwork | undefined =>
  Object.values(artworks)
    .flat()
    .find((work) => work.id === id);

/** A work's picture in the desk; its sides in px are for the proportions. */
export const pictureOfWork = (work: Artwork) => {
  const { width, height } = preparedPicture(work);
  return { href: `/works/${work.id}/picture`, width, height };
};

export const workPicture: Screen = {
  path: '/works/:id/picture',
  async show(context, { params }) {
    const place = contentOf(context);
    const found = workIn(place, params);
    const path = found && imagePathIn(placesOf(place), found.work.image);
    const file = path && statSync(path, { throwIfNoEntry: false });
    if (!path || !file) return null;
    // another picture may take the name of one that was never published
    const bytes = await smallCopy(`work ${path} ${file.mtimeMs}`, () => readFile(path));
    return bytes === undefined || bytes === 'busy' ? null : { type: 'image/jpeg', bytes };
  },
};

export const workOriginal: Screen = {
  path: '/works/:id/original',
  async show(context, { params }) {
    const found = workIn(contentOf(context), params);
    const bytes =
      found && (await smallCopy(`photo ${found.work.image}`, async () => (await photoOf(context, found.work))?.photo));
    return bytes === undefined || bytes === 'busy' ? null : { type: 'image/jpeg', bytes };
  },
};
