import { sizes } from '@/content/order';
import { similarTo } from '@/content/similar';
import { galleryPath } from '@/domain/api';
import type { GalleryBody, GalleryItem } from '@/domain/gallery/gallery';
import type { Texts } from '@/domain/order/order';
import { fill } from '@/i18n/fill';
import { isLocale } from '@/i18n/locales';

/** The work in the site's own list; undefined where there is none, or no network. */
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

/** The work's picture as a photo, which every such order needs; null where it cannot be fetched in time. */
async function pictureOf({ file }: GalleryItem, title: string): Promise<File | null> {
  try {
    const answer = await fetch(file.thumbnail, { signal: AbortSignal.timeout(patienceMs) });
    return answer.ok ? new File([await answer.blob()], `${title}.webp`) : null;
  } catch {
    return null;
  }
}

/** An order that begins with a work's size, title and picture (SHOP-10); null where the work is not found. */
export async function fetchLiked(work: number): Promise<Readonly<{ texts: Texts; picture: File | null }> | null> {
  const found = await fetched(work);
  if (!found) return null;
  const { lang } = document.documentElement;
  const locale = isLocale(lang) ? lang : 'pl';
  const { size_cm: size } = found;
  const title = found[`name__${locale}`];
  const sized = size && { size: String(sizes.custom.id), width: String(size.width), height: String(size.height) };
  const texts = { ...sized, description: fill(similarTo[locale], { title }) };
  return { texts, picture: await pictureOf(found, title) };
}
