import { type OrderType, sizes } from '@/content/order';
import { similarWords } from '@/content/similar';
import { galleryPath } from '@/domain/api';
import type { GalleryBody, GalleryItem } from '@/domain/gallery/gallery';
import { museumLabel } from '@/domain/gallery/museum-label';
import type { Texts } from '@/domain/order/order';
import { fill } from '@/i18n/fill';
import { isLocale } from '@/i18n/locales';
import type { ShownWork } from '../stage/stage-props';

async function fetched(work: number): Promise<GalleryItem | undefined> {
  const body = await fetch(galleryPath)
    .then((answer): Promise<Partial<GalleryBody>> => answer.json())
    .catch(() => null);
  return Object.values(body?.gallery_by_types ?? {})
    .flat()
    .find(({ id }) => id === work);
}

/** How long the form waits for the work's picture: it can be sent with another one. */
const patienceMs = 6_000;

/** The work's picture as a photo; null where it cannot be fetched in time. */
async function pictureOf({ file }: GalleryItem, title: string): Promise<File | null> {
  try {
    const answer = await fetch(file.thumbnail, { signal: AbortSignal.timeout(patienceMs) });
    return answer.ok ? new File([await answer.blob()], `${title}.webp`) : null;
  } catch {
    return null;
  }
}

export type Liked = Readonly<{
  texts: Texts;
  work: ShownWork;
  /** The first reference of a painting; a portrait needs the buyer's own photo. */
  picture: () => Promise<File | null>;
}>;

/** An order that begins with a work (SHOP-10). @param variant the technique that is chosen by then: without one it is named in words */
export async function fetchLiked(id: number, type: OrderType, variant = ''): Promise<Liked | null> {
  const found = await fetched(id);
  if (!found) return null;
  const { lang } = document.documentElement;
  const locale = isLocale(lang) ? lang : 'pl';
  const { size_cm: sizeCm, file } = found;
  const title = { pl: found.name__pl, en: found.name__en };
  const technique = found.desc__pl && found.desc__en ? { pl: found.desc__pl, en: found.desc__en } : null;
  const detail = museumLabel({ technique, sizeCm }, locale);
  const sized = sizeCm && { size: String(sizes.custom.id), width: String(sizeCm.width), height: String(sizeCm.height) };
  const words = fill(similarWords[locale], { title: title[locale], detail: variant ? '' : ` (${detail})` });
  return {
    texts: { ...sized, [type === 'portraits' ? 'wish' : 'description']: words },
    work: { title, detail, href: file.thumbnail, width: file.width, height: file.height, sizeCm, sample: true },
    picture: async () => (type === 'portraits' ? null : pictureOf(found, title[locale])),
  };
}
