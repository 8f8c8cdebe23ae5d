import { waitWords } from '@/components/notice/service-note';
import { StateMark } from '@/components/ui/state-mark';
import type { ShopItem } from '@/content/types';
import { lowestPrice } from '@/domain/order/price';
import { pauseShown } from '@/domain/shop/availability';
import { formatPrice } from '@/domain/shop/price-format';
import { artworkOf } from '@/domain/shop/shop-artwork';
import type { Locale } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { translator } from '@/messages/translator';
import { ActLink } from './act-link';
import { HungWork } from './hung-work';
import { ShelfLabel, ShelfPrice } from './shelf-label';

type Props = Readonly<{ poster: ShopItem; locale: Locale }>;

const hrefOf = ({ poster, locale }: Props) => pathTo('orderItem', locale, { type: 'posters', id: poster.number });

/** A printed sheet with a paper margin. Its price depends on what is chosen: the lowest one stands here (SHOP-5). */
export function PosterWare(props: Props) {
  const { poster, locale } = props;
  const artwork = artworkOf(poster);
  const t = translator(locale);
  const pause = pauseShown('posters');
  const mark = pause && (
    <StateMark state={pause}>
      {pause === 'waiting' ? waitWords({ service: 'posters', locale }) : t('hold.closed')}
    </StateMark>
  );
  const price = t('order.from', { price: formatPrice(lowestPrice('posters'), locale) });
  const aside = pause ? null : <ShelfPrice>{price}</ShelfPrice>;
  return (
    <>
      <HungWork artwork={artwork} body="sheet" place="posters" locale={locale} href={hrefOf(props)} />
      <ShelfLabel artwork={artwork} locale={locale} withSize={false} mark={mark} aside={aside}>
        <ActLink service="posters" locale={locale} href={hrefOf(props)} title={artwork.title[locale]} />
      </ShelfLabel>
    </>
  );
}
