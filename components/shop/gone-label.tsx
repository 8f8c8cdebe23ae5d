import { ButtonLink } from '@/components/ui/button';
import { StateMark } from '@/components/ui/state-mark';
import type { ShopPicture } from '@/content/types';
import { artworkOf } from '@/domain/shop/shop-artwork';
import { similarPath } from '@/domain/shop/similar-order';
import type { Locale } from '@/i18n/locales';
import { contactPath } from '@/i18n/sections';
import { translator } from '@/messages/translator';
import { ShelfLabel } from './shelf-label';

type Props = Readonly<{ picture: ShopPicture; state: 'sold' | 'reserved'; locale: Locale }>;

/**
 * The label of an original that cannot be bought: a full sticker for sold, half a one for reserved. Both offer
 * something similar.
 */
export function GoneLabel({ picture, state, locale }: Props) {
  const t = translator(locale);
  const artwork = artworkOf(picture);
  const similar = similarPath(picture, locale);
  const label = similar ? t('shop.similar') : t('hold.ask');
  const mark = <StateMark state={state}>{t(`shop.${state}`)}</StateMark>;
  return (
    <ShelfLabel artwork={artwork} locale={locale} mark={mark}>
      <ButtonLink line wide href={similar ?? contactPath(locale)} aria-label={`${label}: ${artwork.title[locale]}`}>
        {label}
      </ButtonLink>
    </ShelfLabel>
  );
}
