import { ratioOf } from '@/content/picture-classes';
import { preparedPicture } from '@/content/pictures';
import type { Artwork, CategoryId } from '@/content/types';
import { artworkPath } from '@/domain/gallery/artwork-page';
import type { PreparedPicture } from '@/domain/gallery/picture';
import { offerOf, type WorkOffer } from '@/domain/shop/work-offer';
import type { Locale } from '@/i18n/locales';
import { translator } from '@/messages/translator';

export type WallWork = Readonly<{
  artwork: Pick<Artwork, 'id' | 'title' | 'technique' | 'sizeCm' | 'year' | 'alt'>;
  href: string;
  picture: PreparedPicture;
  /** Width to height. */
  ratio: number;
  offer: WorkOffer;
}>;

export const wallWorkOf = (artwork: Artwork, category: CategoryId, locale: Locale): WallWork => {
  const picture = preparedPicture(artwork);
  return {
    artwork,
    href: artworkPath(artwork, locale),
    picture,
    ratio: ratioOf(picture.width, picture.height),
    offer: offerOf({ work: artwork, category, locale, say: translator(locale) }),
  };
};
