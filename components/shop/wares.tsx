import type { ReactNode } from 'react';
import { closedWord } from '@/components/notice/closed-note';
import { waitWords } from '@/components/notice/service-note';
import { ButtonLink } from '@/components/ui/button';
import type { Body } from '@/components/ui/captioned-work';
import { StateMark } from '@/components/ui/state-mark';
import type { Artwork, Delivers, ShopItem, ShopPicture } from '@/content/types';
import { lowestPrice } from '@/domain/order/price';
import { pauseShown, unavailableAs } from '@/domain/shop/availability';
import { formatPrice } from '@/domain/shop/price-format';
import { artworkOf } from '@/domain/shop/shop-artwork';
import { similarTo } from '@/domain/shop/similar-order';
import { printOffer } from '@/domain/shop/work-offer';
import type { Locale } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { contactPath } from '@/i18n/sections';
import { bind } from '@/i18n/typography';
import { translator } from '@/messages/translator';
import { ActLink } from './act-link';
import { bodyOf, HungWork } from './hung-work';
import { WorkFacts } from './work-facts';
import './shelf-label.css';

type Props = Readonly<{
  artwork: Artwork;
  locale: Locale;
  link?: Readonly<{ href: string; label: string }>;
  /** False for a print: its size is the buyer's choice. */
  withSize?: boolean;
  delivers?: Delivers;
  aside?: ReactNode;
  mark?: ReactNode;
  children?: ReactNode;
}>;

const ShelfPrice = ({ children }: { children: string }) => (
  <span className="nowrap num shelf-label__price">{children}</span>
);

function ShelfLabel({ artwork, locale, link, withSize = true, delivers, aside, mark, children }: Props) {
  const print = printOffer({ work: artwork, locale, say: translator(locale) });
  const title = link && (
    <a href={link.href} aria-label={link.label}>
      {bind(artwork.title[locale], locale)}
    </a>
  );
  return (
    <div className="shelf-label__label g1-4 grid">
      <WorkFacts artwork={artwork} locale={locale} delivers={delivers} withSize={withSize} title={title} />
      {aside}
      {mark && <div className="t1 full">{mark}</div>}
      {children && <div className="t3 full">{children}</div>}
      {print && (
        <p className="small num full">
          <a className="target" href={print.href} aria-label={`${artwork.title[locale]}: ${print.label}`}>
            {print.label}
          </a>
        </p>
      )}
    </div>
  );
}

type PictureWareProps = Readonly<{ picture: ShopPicture; locale: Locale }>;

function GoneLabel({ picture, state, locale }: PictureWareProps & Readonly<{ state: 'sold' | 'reserved' }>) {
  const t = translator(locale);
  const artwork = artworkOf(picture);
  const similar = similarTo(picture.artwork, locale);
  const label = similar ? t('shop.similar') : t('hold.ask');
  const mark = <StateMark state={state}>{t(`shop.${state}`)}</StateMark>;
  return (
    <ShelfLabel artwork={artwork} locale={locale} mark={mark}>
      <ButtonLink
        line
        wide
        href={similar?.href ?? contactPath(locale)}
        aria-label={`${label}: ${artwork.title[locale]}`}
      >
        {label}
      </ButtonLink>
    </ShelfLabel>
  );
}

/** One that is sold stays in the shop (SHOP-6). */
export function PictureWare({ picture, locale }: PictureWareProps) {
  const artwork = artworkOf(picture);
  const { delivers } = picture;
  const gone = unavailableAs(picture);
  const price = formatPrice(picture.price, locale);
  const isOriginal = delivers === 'original';
  const original = translator(locale)('shop.original', { price });
  const href = pathTo('orderItem', locale, { type: 'picture', id: picture.number });
  return (
    <>
      <HungWork artwork={artwork} body={bodyOf[delivers]} place="pictures" locale={locale} href={href} />
      {gone ? (
        <GoneLabel picture={picture} state={gone} locale={locale} />
      ) : (
        <ShelfLabel
          artwork={artwork}
          locale={locale}
          delivers={delivers}
          mark={isOriginal && <StateMark state="available">{original}</StateMark>}
          aside={!isOriginal && <ShelfPrice>{price}</ShelfPrice>}
        >
          <ActLink
            service={null}
            locale={locale}
            href={href}
            title={artwork.title[locale]}
            file={delivers === 'file'}
          />
        </ShelfLabel>
      )}
    </>
  );
}

type PosterWareProps = Readonly<{ poster: ShopItem; locale: Locale }>;

/** A printed sheet with a paper margin. Its price depends on what is chosen: the lowest one is shown (SHOP-5). */
export function PosterWare({ poster, locale }: PosterWareProps) {
  const artwork = artworkOf(poster);
  const pause = pauseShown('posters');
  const mark = pause && (
    <StateMark state={pause}>
      {pause === 'waiting' ? waitWords({ service: 'posters', locale }) : closedWord('posters', locale)}
    </StateMark>
  );
  const price = translator(locale)('order.from', { price: formatPrice(lowestPrice('posters'), locale) });
  const href = pathTo('orderItem', locale, { type: 'posters', id: poster.number });
  return (
    <>
      <HungWork artwork={artwork} body="sheet" place="posters" locale={locale} href={href} />
      <ShelfLabel
        artwork={artwork}
        locale={locale}
        withSize={false}
        mark={mark}
        aside={!pause && <ShelfPrice>{price}</ShelfPrice>}
      >
        <ActLink service="posters" locale={locale} href={href} title={artwork.title[locale]} />
      </ShelfLabel>
    </>
  );
}

type SampleWareProps = Readonly<{
  sample: ShopItem;
  type: 'portraits' | 'custom-pictures';
  body: Body;
  locale: Locale;
}>;

/** A work that was made for somebody else: it leads to the form for one "in the style of" it (SHOP-4). */
export function SampleWare({ sample, type, body, locale }: SampleWareProps) {
  const artwork = artworkOf(sample);
  const href = pathTo('orderItem', locale, { type, id: sample.number });
  const label = translator(locale)('shop.styleItem', { title: artwork.title[locale] });
  const place = type === 'portraits' ? 'portraits' : 'paintings';
  return (
    <>
      <HungWork artwork={artwork} body={body} place={place} locale={locale} href={href} />
      <ShelfLabel artwork={artwork} locale={locale} link={{ href, label }} />
    </>
  );
}
