import type { OrderType } from '@/content/order';
import { preparedPicture } from '@/content/pictures';
import type { Artwork } from '@/content/types';
import { pictureAt } from '@/domain/gallery/picture';
import { needsItem, shopItems } from '@/domain/shop/shop';
import { artworkOf } from '@/domain/shop/shop-artwork';
import type { Locale } from '@/i18n/locales';
import type { ShownWork } from './stage-words';

/** The width in px in which a work is shown on the stage. */
const stageWidth = 820;

const shown = (artwork: Artwork, sample: boolean, locale: Locale): ShownWork => {
  const picture = preparedPicture(artwork);
  return {
    title: artwork.title,
    detail: artwork.technique?.[locale] ?? '',
    href: pictureAt(picture, stageWidth),
    width: picture.width,
    height: picture.height,
    sizeCm: artwork.sizeCm,
    sample,
  };
};

/**
 * The work that stands on the stage: what is ordered, the sample "in the style of", or for a work to come the first of
 * the artist's samples.
 */
export function workOnStage(type: OrderType, artwork: Artwork | null, locale: Locale): ShownWork | null {
  const [first] = shopItems[type];
  const work = artwork ?? (first && artworkOf(first));
  return work ? shown(work, !needsItem[type], locale) : null;
}
