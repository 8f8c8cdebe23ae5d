import { artworks } from '@/content/artworks';
import type { OrderType } from '@/content/order';
import type { Artwork } from '@/content/types';
import { type PageRef, pathOf } from '@/i18n/pages';
import { artworkOf, itemOf } from '../shop/shop-artwork';
import { workAt } from './artwork-page';
import { partOnPage } from './wall-parts';

/** The newest digital works (GALLERY-2). */
const galleryCount = 50;

export function workOfPage(page: PageRef): Artwork | null {
  const { id, params = {} } = page;
  if (id === 'artwork') return workAt(pathOf(page, 'pl')) ?? null;
  if (id !== 'orderItem') return null;
  const item = itemOf(params.type as OrderType, Number(params.id));
  return item ? artworkOf(item) : null;
}

export function worksOn(page: PageRef): readonly Artwork[] {
  const work = workOfPage(page);
  if (work) return [work];
  if (page.id === 'gallery') return artworks.digital_art.slice(0, galleryCount);
  return partOnPage(page)?.works ?? [];
}
