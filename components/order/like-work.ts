import { similarTo } from '@/content/similar';
import { galleryPath } from '@/domain/api';
import type { GalleryBody, GalleryItem } from '@/domain/gallery';
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

/** An order that begins with a work's size and title (SHOP-10). Without its facts the buyer fills it in as ever. */
export async function likeWork(draft: OrderDraft, work: number): Promise<OrderDraft> {
  const found = await fetched(work);
  if (!found) return draft;
  const { lang } = document.documentElement;
  const locale = isLocale(lang) ? lang : 'pl';
  const { size_cm: size } = found;
  return clearHidden({
    ...draft,
    ...(size && { size: 'custom', width: String(size.width), height: String(size.height) }),
    description: fill(similarTo[locale], { title: found[`name__${locale}`] }),
  });
}
