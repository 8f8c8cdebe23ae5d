'use client';

import type { ActOn } from '@/components/islands/island';
import { savesData } from '@/components/ui/browser';

/** Loads all remaining pictures, so that whoever scrolls fast or prints sees no empty places. Not if data are saved. */
export const loadPictures: ActOn<object> = () => {
  if (savesData()) return () => undefined;
  for (const image of document.querySelectorAll<HTMLImageElement>('main img[loading=lazy]')) {
    image.fetchPriority = 'low';
    image.loading = 'eager';
  }
  return () => undefined;
};
loadPictures.island = 'rest-of-pictures';
