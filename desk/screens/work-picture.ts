import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { imagePathIn } from '@/build/check/source/content-folder';
import { artworks } from '@/content/artworks';
import { preparedPicture } from '@/content/pictures';
import type { Artwork } from '@/content/types';
import { smallCopy } from '@/server/submissions/photos/small-copy';
import { photoOf } from '../acts/works';
import { placesOf } from '../works/checkout';
import { workIn } from '../works/found';
import type { File, Screen } from './screen';

export const workBy = (id: number): Artwork | undefined =>
  Object.values(artworks)
    .flat()
    .find((work) => work.id === id);

/** A work's picture in the desk; its sides in px are for the proportions. */
export const pictureOfWork = (work: Artwork) => {
  const { width, height } = preparedPicture(work);
  return { href: `/works/${work.id}/picture`, width, height };
};

export async function smallPicture(...asked: Parameters<typeof smallCopy>): Promise<File | null> {
  const bytes = await smallCopy(...asked);
  return bytes === undefined || bytes === 'busy' ? null : { type: 'image/jpeg', bytes };
}

export const workPicture: Screen = {
  path: '/works/:id/picture',
  async show(context, { params }) {
    const found = workIn(context, params);
    const path = found && imagePathIn(placesOf(context), found.work.image);
    const file = path && statSync(path, { throwIfNoEntry: false });
    if (!path || !file) return null;
    // another picture may take the name of one that was never published
    return smallPicture(`work ${path} ${file.mtimeMs}`, () => readFile(path));
  },
};

export const workOriginal: Screen = {
  path: '/works/:id/original',
  async show(context, { params }) {
    const work = workIn(context, params)?.work;
    return work ? smallPicture(`photo ${work.image}`, async () => (await photoOf(context, work))?.photo) : null;
  },
};
