import type { ShopPicture } from '@/content/types';
import { openingPicture } from '@/domain/shop/availability';
import { formatPrice } from '@/domain/shop/price-format';
import { artworkOf } from '@/domain/shop/shop-artwork';
import type { Locale } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { translator } from '@/messages/translator';
import { ActLink } from './act-link';
import { bodyOf, HungWork } from './hung-work';
import './shop-head.css';
import { WorkFacts } from './work-facts';

type Props = Readonly<{ picture: ShopPicture; locale: Locale }>;

function Opening({ picture, locale }: Props) {
  const { delivers } = picture;
  const artwork = artworkOf(picture);
  const href = pathTo('orderItem', locale, { type: 'picture', id: picture.number });
  return (
    <>
      <div className="shop-head__show">
        <HungWork artwork={artwork} body={bodyOf[delivers]} locale={locale} href={href} place="opening" />
      </div>
      <div className="shop-head__buy top-ink mid grid">
        <div className="shop-head__label">
          <WorkFacts artwork={artwork} locale={locale} delivers={delivers} />
        </div>
        <p className="price nowrap shop-head__price">{formatPrice(picture.price, locale)}</p>
        <ActLink
          main
          service={null}
          locale={locale}
          href={href}
          title={artwork.title[locale]}
          file={delivers === 'file'}
        />
      </div>
    </>
  );
}

export function ShopHead({ locale }: { locale: Locale }) {
  const t = translator(locale);
  const picture = openingPicture();
  return (
    <div className={`wrap ${picture ? 'shop-head__opening' : 'shop-head__head'}`}>
      <div className="shop-head__lead">
        <h1 className="vinyl">{t('shop.h')}</h1>
        <p className="essay">{t('shop.intro')}</p>
      </div>
      {picture && <Opening picture={picture} locale={locale} />}
    </div>
  );
}
