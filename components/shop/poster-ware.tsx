import { ButtonLink } from '@/components/ui/button';
import type { ShopItem } from '@/content/types';
import { artworkOf } from '@/domain/shop-artwork';
import type { Locale } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { translator } from '@/messages/translator';
import { HungWork } from './hung-work';
import { ShelfLabel } from './shelf-label';

/** A sheet with a paper margin. Its price depends on what is chosen in the form (specification 2). */
export function PosterWare({ poster, locale }: { poster: ShopItem; locale: Locale }) {
  const t = translator(locale);
  const artwork = artworkOf(poster);
  const href = pathTo('orderItem', locale, { type: 'posters', id: poster.number });
  return (
    <>
      <HungWork artwork={artwork} body="sheet" locale={locale} href={href} />
      <ShelfLabel artwork={artwork} locale={locale} withSize={false}>
        <ButtonLink line wide href={href} aria-label={t('shop.buyItem', { title: artwork.title[locale] })}>
          {t('shop.buy')}
        </ButtonLink>
      </ShelfLabel>
    </>
  );
}
