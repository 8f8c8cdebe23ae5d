import { similarTo } from '@/content/similar';
import { galleryPath } from '@/domain/api';
import type { GalleryBody, GalleryItem } from '@/domain/gallery/gallery';
import type { OrderDraft } from '@/domain/order/draft';
import { clearHidden } from '@/domain/order/transitions';
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

type Liked = Readonly<{ draft: OrderDraft; picture: File | null }>;

/** An order that begins with a work's size, title and picture (SHOP-10). Without them the buyer fills it in as ever. */
export async function likeWork(draft: OrderDraft, work: number): Promise<Liked> {
  const found = await fetched(work);
  if (!found) return { draft, picture: null };
  const { lang } = document.documentElement;
  const locale = isLocale(lang) ? lang : 'pl';
  const { size_cm: size } = found;
  const title = found[`name__${locale}`];
  const liked = clearHidden({
    ...draft,
    ...(size && { size: 'custom', width: String(size.width), height: String(size.height) }),
    description: fill(similarTo[locale], { title }),
  });
  return { draft: liked, picture: await pictureOf(found, title) };
}
