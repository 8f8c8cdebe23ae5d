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
  offer: WorkOffer;
}>;

export const wallWorkOf = (artwork: Artwork, category: CategoryId, locale: Locale): WallWork => ({
  artwork,
  href: artworkPath(artwork, locale),
  picture: preparedPicture(artwork),
  offer: offerOf({ work: artwork, category, locale, say: translator(locale) }),
});
