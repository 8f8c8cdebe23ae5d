import type { ReactNode } from 'react';
import { WorkPicture } from '@/components/ui/captioned-work';
import { WorkLabel } from '@/components/ui/work-label';
import { type OrderType, sizes } from '@/content/order';
import { preparedPicture } from '@/content/pictures';
import type { Artwork } from '@/content/types';
import type { SizesOffered } from '@/domain/order/asked';
import { lowestPrice } from '@/domain/order/price';
import { formatPrice } from '@/domain/shop/price-format';
import type { Locale } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { translator } from '@/messages/translator';
import './order-intro.css';

type Props = Readonly<{ locale: Locale; type: OrderType; artwork: Artwork | null; sizes: SizesOffered }>;

const inOnePiece = (words: ReactNode) => <b className="num nowrap">{words}</b>;

export function OrderIntro({ locale, type, artwork, sizes: offered }: Props) {
  const t = translator(locale);
  const explained = { portraits: t('orderPage.portraitsText'), 'custom-pictures': t('orderPage.customText') } as const;
  // elsewhere photos come first, and the picture is below the first screen
  const isSold = type === 'picture' || type === 'posters';
  return (
    <div className="stack g6">
      {type === 'portraits' || type === 'custom-pictures' ? <p className="prose">{explained[type]}</p> : null}
      {type === 'portraits' ? (
        <p>{t.rich('orderPage.portraitsFrom', { nw: inOnePiece, price: formatPrice(lowestPrice(type), locale) })}</p>
      ) : null}
      {offered ? (
        <p>
          {t('orderPage.printSizes', {
            n: offered.length,
            sizes: offered.map((size) => sizes[size].label[locale]).join(', '),
          })}
        </p>
      ) : null}
      {artwork ? (
        <div className="order-intro__item flow g4">
          <WorkPicture picture={preparedPicture(artwork)} alt={artwork.alt[locale]} sizes="56px" eager={isSold} />
          {isSold ? (
            <p>
              <a className="target" href={pathTo('order', locale, { type })}>
                {t(type === 'picture' ? 'shop.allPictures' : 'shop.allPosters')}
              </a>
            </p>
          ) : (
            <div>
              <p className="cap quiet">{t('orderPage.style')}</p>
              <WorkLabel title={artwork.title[locale]} detail={artwork.technique?.[locale]} />
            </div>
          )}
        </div>
      ) : null}
    </div>
  );
}
