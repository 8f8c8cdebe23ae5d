import type { ShopItem } from '@/content/types';
import { artworkOf } from '@/domain/shop/shop-artwork';
import type { Locale } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { translator } from '@/messages/translator';
import type { Body } from './hung-sizes';
import { HungWork } from './hung-work';
import { ShelfLabel } from './shelf-label';

type Props = Readonly<{ sample: ShopItem; type: 'portraits' | 'custom-pictures'; body: Body; locale: Locale }>;

/** A work that was made for somebody else: it leads to the form for one "in the style of" it (SHOP-4). */
export function SampleWare({ sample, type, body, locale }: Props) {
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
