import { artworks } from '@/content/artworks';
import type { Artwork } from '@/content/types';
import type { PageRef } from '@/i18n/pages';
import { workOfPage } from '../page/share-card';
import { partOnPage } from './wall-parts';

/** So many of the newest digital works hang in the gallery (GALLERY-2). */
const galleryCount = 50;

/** The works that a page shows large: the one it is about, or those of its part of a wall. */
export function worksOn(page: PageRef): readonly Artwork[] {
  const work = workOfPage(page);
  if (work) return [work];
  if (page.id === 'gallery') return artworks.digital_art.slice(0, galleryCount);
  return partOnPage(page)?.works ?? [];
}
