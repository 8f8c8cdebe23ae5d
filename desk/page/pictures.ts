import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { artworks } from '@/content/artworks';
import { sceneAlt } from '@/domain/preview/alt';
import type { ScenePicture } from '@/domain/preview/choices';
import { choiceOf } from '@/domain/preview/choices';
import { scene } from '@/domain/preview/scene';
import { messages } from '@/messages';
import type { PhotoFacts } from '@/server/storage/queries/read';
import type { StoredSubmission } from '@/server/submissions/kind';
import type { Language } from '../verb';

/** A photo as the page shows it. `picture` null: its bytes are damaged. */
export type PagePhoto = Readonly<
  Pick<PhotoFacts, 'position' | 'name' | 'width' | 'height'> & {
    picture: Readonly<{ href: string; width: number; height: number }> | null;
  }
>;

/** Pixels of the longer side: to look at it on a screen. Its whole size is for `inbox photos`. */
const longest = 1600;

/** A photo that stands in the page by itself. @returns null where its bytes cannot be read */
export async function pictureOf(bytes: Buffer): Promise<PagePhoto['picture']> {
  try {
    const fitted = sharp(bytes, { failOn: 'error' }).resize(longest, longest, {
      fit: 'inside',
      withoutEnlargement: true,
    });
    const { data, info } = await fitted.jpeg({ quality: 82 }).toBuffer({ resolveWithObject: true });
    return { href: `data:image/jpeg;base64,${data.toString('base64')}`, width: info.width, height: info.height };
  } catch {
    return null;
  }
}

const workOf = (id: number | null) =>
  Object.values(artworks)
    .flat()
    .find((work) => work.id === id);

type Work = NonNullable<ReturnType<typeof workOf>>;

/** The work's picture inside of the page, from its source: the site's own files may not be made yet. @returns null where it is not here */
async function workPictureOf({ image }: Work, folder: string): Promise<ScenePicture | null> {
  const path = join(folder, 'content/images', image);
  if (!existsSync(path)) return null;
  const { data, info } = await sharp(path).autoOrient().resize(640).webp().toBuffer({ resolveWithObject: true });
  return { href: `data:image/webp;base64,${data.toString('base64')}`, width: info.width, height: info.height };
}

/** What the buyer saw of the order: the first photo, else the work, on what was chosen. @returns null where there is none */
export async function previewOf(
  { order }: Pick<StoredSubmission, 'order'>,
  photo: ScenePicture | null,
  folder: string,
  { locale, words }: Language,
): Promise<string | null> {
  const card = order?.(locale);
  if (!card) return null;
  const work = workOf(card.artwork);
  const picture = photo ?? (work ? await workPictureOf(work, folder) : null);
  if (!picture) return null;
  const choice = choiceOf(card.choice);
  const { alt, order: named } = messages[locale];
  const title = photo || !work ? words('studio.page.photo') : work.title[locale];
  return scene(picture, choice, { id: 'p', alt: sceneAlt({ ...alt, agree: named.agree }, title, choice, locale) });
}
