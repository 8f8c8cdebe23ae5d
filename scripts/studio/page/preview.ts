import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { artworks } from '@/content/artworks';
import { preparedPicture } from '@/content/pictures';
import { pictureUrl, widthFor } from '@/domain/picture';
import { messages } from '@/messages';
import { sceneAlt } from '@/preview/alt';
import { choiceOf } from '@/preview/draft-choice';
import { scene } from '@/preview/scene';
import type { ScenePicture } from '@/preview/types';
import type { StoredSubmission } from '@/server/submissions/kind';
import type { Language } from '../verb';

const workOf = (id: number | null) =>
  Object.values(artworks)
    .flat()
    .find((work) => work.id === id);

type Work = NonNullable<ReturnType<typeof workOf>>;

/** The work's picture inside of the page. @returns null where the build's files are not here */
function pictureOf(work: Work, folder: string): ScenePicture | null {
  const { width, height, ...files } = preparedPicture(work);
  const path = join(folder, 'public', pictureUrl(files, widthFor(files, 640)));
  if (!existsSync(path)) return null;
  return { href: `data:image/webp;base64,${readFileSync(path, 'base64')}`, width, height };
}

/** What the buyer saw of the order: the first photo, else the work, on what was chosen. @returns null where there is none */
export function previewOf(
  { order }: Pick<StoredSubmission, 'order'>,
  photo: ScenePicture | null,
  folder: string,
  { locale, words }: Language,
): string | null {
  const card = order?.(locale);
  if (!card) return null;
  const work = workOf(card.artwork);
  const picture = photo ?? (work ? pictureOf(work, folder) : null);
  if (!picture) return null;
  const choice = choiceOf(card.choice);
  const { alt, order: named } = messages[locale];
  const title = photo || !work ? words('studio.page.photo') : work.title[locale];
  return scene(picture, choice, { id: 'p', alt: sceneAlt({ ...alt, agree: named.agree }, title, choice, locale) });
}
