import type { OrderType } from '@/content/order';
import type { Artwork } from '@/content/types';
import { type PageRef, pathOf } from '@/i18n/pages';
import { workAt } from '../gallery/artwork-page';
import { categoryOfPart } from '../gallery/wall-parts';
import { shopItems } from '../shop/shop';
import { artworkOf } from '../shop/shop-artwork';
import { isIndexable } from './site-pages';

/** Pixels of every card. */
export const cardSize = { width: 1200, height: 630 } as const;

export function workOfPage(page: PageRef): Artwork | null {
  const { id, params = {} } = page;
  if (id === 'artwork') return workAt(pathOf(page, 'pl')) ?? null;
  if (id !== 'orderItem') return null;
  const item = shopItems[params.type as OrderType].find(({ number }) => number === params.id);
  return item ? artworkOf(item) : null;
}

/**
 * The name of the card that is shown where a page's link is shared (ROUTES-20): pages about one work share that work's,
 * parts of one wall the wall's; pages hidden from search engines have the home page's.
 * @example shareCardName({ id: 'order', params: { type: 'posters' } }) // 'order-posters'
 */
export function shareCardName(page: PageRef): string {
  const work = workOfPage(page);
  if (work) return `work-${work.id}`;
  const category = categoryOfPart(page);
  if (category) return category;
  return isIndexable(page) ? [page.id, ...Object.values(page.params ?? {})].join('-') : 'home';
}
