import type { ReactNode } from 'react';
import { ServiceNote } from '@/components/notice/service-note';
import { WorkPicture } from '@/components/ui/captioned-work';
import { WorkLabel } from '@/components/ui/work-label';
import type { OrderType } from '@/content/order';
import { preparedPicture } from '@/content/pictures';
import type { Artwork } from '@/content/types';
import { lowestPrice } from '@/domain/order/price';
import { serviceOf } from '@/domain/shop/availability';
import { formatPrice } from '@/domain/shop/price-format';
import { needsItem, pictureOf } from '@/domain/shop/shop';
import type { Locale } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { translator } from '@/messages/translator';
import './order-intro.css';

type Props = Readonly<{ locale: Locale; type: OrderType; number: number | null; artwork: Artwork | null }>;

/** What is delivered. Each picture has its own text, every other type one for all its items. */
function receiveKey(type: OrderType, number: number | null) {
  if (type !== 'picture') return type;
  return (number === null ? undefined : pictureOf(number))?.delivers ?? 'file';
}

const inOnePiece = (words: ReactNode) => <b className="num nowrap">{words}</b>;

export function OrderIntro({ locale, type, number, artwork }: Props) {
  const t = translator(locale);
  const receive = (
    <div className="order-intro__receive">
      <h2>{t('orderPage.receive.h')}</h2>
      <p>{t(`orderPage.receive.${receiveKey(type, number)}`)}</p>
      {type === 'picture' || type === 'posters' ? (
        <p>
          <a href={pathTo('order', locale, { type })}>
            {t(type === 'picture' ? 'shop.allPictures' : 'shop.allPosters')}
          </a>
        </p>
      ) : null}
    </div>
  );
  const service = serviceOf[type];
  const explained = { portraits: t('orderPage.portraitsText'), 'custom-pictures': t('orderPage.customText') } as const;
  return (
    <div className="stack g6">
      {service && <ServiceNote service={service} locale={locale} />}
      {type === 'portraits' || type === 'custom-pictures' ? <p className="prose">{explained[type]}</p> : null}
      {type === 'portraits' ? (
        <p>{t.rich('orderPage.portraitsFrom', { nw: inOnePiece, price: formatPrice(lowestPrice(type), locale) })}</p>
      ) : null}
      {artwork ? (
        <div className="order-intro__item flow g4">
          <WorkPicture picture={preparedPicture(artwork)} alt={artwork.alt[locale]} sizes="88px" eager />
          {needsItem[type] ? (
            receive
          ) : (
            <div>
              <p className="cap quiet">{t('orderPage.style')}</p>
              <WorkLabel title={artwork.title[locale]} detail={artwork.technique?.[locale]} />
            </div>
          )}
        </div>
      ) : null}
      {artwork && needsItem[type] ? null : receive}
    </div>
  );
}
