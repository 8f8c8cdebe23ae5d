import { ButtonLink } from '@/components/ui/button';
import type { ShopPicture } from '@/content/types';
import { formatPrice } from '@/domain/price-format';
import { canBeOrdered } from '@/domain/shop';
import { artworkOf } from '@/domain/shop-artwork';
import type { Locale } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { translator } from '@/messages/translator';
import { GoneLabel } from './gone-label';
import { HungWork } from './hung-work';
import styles from './picture-ware.module.css';
import { ShelfLabel } from './shelf-label';

type Props = Readonly<{ picture: ShopPicture; locale: Locale }>;

const hrefOf = ({ picture, locale }: Props) => pathTo('orderItem', locale, { type: 'picture', id: picture.number });

function OfferLabel({ picture, locale }: Props) {
  const t = translator(locale);
  const artwork = artworkOf(picture);
  return (
    <ShelfLabel
      artwork={artwork}
      locale={locale}
      line={t('shop.receive', { what: t(`shop.delivers.${picture.delivers}`) })}
      aside={<span className={`nowrap num ${styles.price}`}>{formatPrice(picture.price, locale)}</span>}
    >
      <ButtonLink
        line
        wide
        href={hrefOf({ picture, locale })}
        aria-label={t('shop.buyItem', { title: artwork.title[locale] })}
      >
        {t('shop.buy')}
      </ButtonLink>
    </ShelfLabel>
  );
}

/** A finished work with its price and what the buyer receives; one that is gone stays and leads to another (readings 3). */
export function PictureWare({ picture, locale, eager = false }: Props & { eager?: boolean }) {
  const { state } = picture;
  const offered = canBeOrdered(picture) || state === 'available';
  return (
    <>
      <HungWork
        artwork={artworkOf(picture)}
        body="canvas"
        locale={locale}
        href={hrefOf({ picture, locale })}
        eager={eager}
      />
      {offered ? (
        <OfferLabel picture={picture} locale={locale} />
      ) : (
        <GoneLabel artwork={artworkOf(picture)} state={state} locale={locale} />
      )}
    </>
  );
}
