import { StateMark } from '@/components/ui/state-mark';
import type { ShopPicture } from '@/content/types';
import { unavailableAs } from '@/domain/shop/availability';
import { formatPrice } from '@/domain/shop/price-format';
import { artworkOf } from '@/domain/shop/shop-artwork';
import type { Locale } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { translator } from '@/messages/translator';
import { ActLink } from './act-link';
import { GoneLabel } from './gone-label';
import { bodyOf, HungWork } from './hung-work';
import { ShelfLabel, ShelfPrice } from './shelf-label';

type Props = Readonly<{ picture: ShopPicture; locale: Locale }>;

const hrefOf = ({ picture, locale }: Props) => pathTo('orderItem', locale, { type: 'picture', id: picture.number });

/** For an original one line: that it is available, and the price. For a file or a print what the buyer receives. */
function offered({ picture, locale }: Props) {
  const t = translator(locale);
  const price = formatPrice(picture.price, locale);
  if (picture.delivers === 'original')
    return { mark: <StateMark state="available">{t('shop.original', { price })}</StateMark> };
  return {
    delivers: picture.delivers,
    aside: <ShelfPrice>{price}</ShelfPrice>,
  };
}

function OfferLabel({ picture, locale }: Props) {
  const artwork = artworkOf(picture);
  return (
    <ShelfLabel artwork={artwork} locale={locale} {...offered({ picture, locale })}>
      <ActLink service={null} locale={locale} href={hrefOf({ picture, locale })} title={artwork.title[locale]} />
    </ShelfLabel>
  );
}

/**
 * A finished work with its price and what the buyer receives. One that is sold stays in the shop and offers another
 * (SHOP-6).
 */
export function PictureWare({ picture, locale }: Props) {
  const gone = unavailableAs(picture);
  const body = bodyOf[picture.delivers];
  return (
    <>
      <HungWork
        artwork={artworkOf(picture)}
        body={body}
        place="pictures"
        locale={locale}
        href={hrefOf({ picture, locale })}
      />
      {gone ? (
        <GoneLabel picture={picture} state={gone} locale={locale} />
      ) : (
        <OfferLabel picture={picture} locale={locale} />
      )}
    </>
  );
}
