'use client';

import type { ActOn } from '@/components/islands/island';
import { savesData } from '@/components/ui/saves-data';

/** Asks for all pictures of the page that are not there yet: who scrolls fast, or prints, sees no empty fields. Never where data are saved. */
export const askForPictures: ActOn<object> = () => {
  if (savesData()) return () => undefined;
  for (const image of document.querySelectorAll<HTMLImageElement>('main img[loading=lazy]')) {
    image.fetchPriority = 'low';
    image.loading = 'eager';
  }
  return () => undefined;
};
askForPictures.island = 'rest-of-pictures';
