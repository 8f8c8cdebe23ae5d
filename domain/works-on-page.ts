import { artworks } from '@/content/artworks';
import { type Artwork, categories } from '@/content/types';
import type { PageRef } from '@/i18n/pages';
import { workOfPage } from './share-card';

/** So many of the newest digital works hang in the gallery (GALLERY-2). */
const galleryCount = 50;

/** The works that a page shows large: the one it is about, or those of its room. */
export function worksOn(page: PageRef): readonly Artwork[] {
  const work = workOfPage(page);
  if (work) return [work];
  if (page.id === 'gallery') return artworks.digital_art.slice(0, galleryCount);
  const category = categories.find((id) => id === page.id);
  return category ? artworks[category] : [];
}
