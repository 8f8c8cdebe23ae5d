import { artworkById, artworks } from '@/content/artworks';
import type { Artwork } from '@/content/types';

/** The copy of the project whose content was changed, for all stories in this folder. */
export const changedFolder = 'test-results/changed';

/** Painted after the site was built, and for sale. */
export const added = {
  slug: { pl: 'zolta-laka', en: 'yellow-meadow' },
  title: { pl: 'Żółta łąka', en: 'Yellow meadow' },
  technique: { pl: 'akryl na płótnie', en: 'acrylic on canvas' },
  alt: {
    pl: 'Łąka pełna żółtych kwiatów, nad nią szerokie, jasne niebo z kilkoma chmurami.',
    en: 'A meadow full of yellow flowers below a wide, bright sky with a few clouds.',
  },
  size: { width: 80, height: 64 },
  number: 7,
} as const;

/** Originals that were put into the shop and are gone. `sample`: the one in whose style something similar is painted. */
export const goneWorks = [
  { state: 'sold', artwork: artworkById(1043), number: 8, sample: null, category: 'portraits' },
  { state: 'reserved', artwork: artworkById(2025), number: 9, sample: 1, category: 'landscapes' },
] as const;

/** What the home page says since then. */
export const sentence = 'Słowa, które właśnie opublikowano';

/** Landscapes as the oldest digital works, each with a number, an address and a title of its own: more than one page holds, in other colours. */
export const olderWorks: readonly Artwork[] = artworks.landscapes.slice(-3).map((work) => ({
  ...work,
  id: work.id + 40_000,
  slug: { pl: `${work.slug.pl}-2`, en: `${work.slug.en}-2` },
  title: { pl: `${work.title.pl} 2`, en: `${work.title.en} 2` },
}));

/** Digital art as it hangs there. */
export const longWall: readonly Artwork[] = [...artworks.digital_art, ...olderWorks];
