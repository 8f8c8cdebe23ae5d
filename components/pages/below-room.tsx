import { type ArtworkParams, artworkParams } from '@/domain/gallery/artwork-page';
import { furtherPartAt, furtherPartParams } from '@/domain/gallery/wall-parts';
import type { Locale } from '@/i18n/locales';
import { artworkRoute } from './artwork-page';
import { WallPage, wallMetadata } from './category-page';

type Params = Readonly<{ params: Promise<ArtworkParams> }>;

/**
 * All that stands below the page of a category: its works, and the further parts of its wall. One route for both, because an exported
 * site may have no route without a page.
 */
export const belowRoomRoute = (locale: Locale) => {
  const work = artworkRoute(locale);
  return {
    params: () => [...artworkParams(locale), ...furtherPartParams(locale)],
    metadata: async (given: Params) => {
      const part = furtherPartAt(locale, await given.params);
      return part ? wallMetadata(locale, part) : work.metadata(given);
    },
    page: async (given: Params) => {
      const part = furtherPartAt(locale, await given.params);
      return part ? <WallPage locale={locale} part={part} /> : work.page(given);
    },
  };
};
