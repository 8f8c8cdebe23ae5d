import { ButtonLink } from '@/components/ui/button';
import { StateMark } from '@/components/ui/state-mark';
import type { ShopItem } from '@/content/types';
import { pauseOf } from '@/domain/availability';
import { lowestPrice } from '@/domain/order/price';
import { formatPrice } from '@/domain/price-format';
import { artworkOf } from '@/domain/shop-artwork';
import type { Locale } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { contactPath } from '@/i18n/sections';
import { translator } from '@/messages/translator';
import { HungWork } from './hung-work';
import { ShelfLabel, ShelfPrice } from './shelf-label';

type Props = Readonly<{ poster: ShopItem; locale: Locale }>;

const hrefOf = ({ poster, locale }: Props) => pathTo('orderItem', locale, { type: 'posters', id: poster.number });

/** What a visitor can do with a poster: buy it, or join the waiting list. */
function PosterAction({ pause, ...props }: Props & { pause: 'waiting' | null }) {
  const { poster, locale } = props;
  const t = translator(locale);
  const title = artworkOf(poster).title[locale];
  const [href, label, words] = pause
    ? [contactPath(locale), t('hold.waitItem', { title }), t('hold.wait')]
    : [hrefOf(props), t('shop.buyItem', { title }), t('shop.buy')];
  return (
    <ButtonLink line wide href={href} aria-label={label}>
      {words}
    </ButtonLink>
  );
}

/** A printed sheet with a paper margin. Its price depends on what is chosen: the lowest one stands here (SHOP-5). */
export function PosterWare(props: Props) {
  const { poster, locale } = props;
  const artwork = artworkOf(poster);
  const t = translator(locale);
  const pause = pauseOf('posters');
  const mark = pause && <StateMark state={pause}>{t(`hold.${pause}`)}</StateMark>;
  const price = t('order.from', { price: formatPrice(lowestPrice('posters'), locale) });
  const aside = pause ? null : <ShelfPrice>{price}</ShelfPrice>;
  return (
    <>
      <HungWork artwork={artwork} body="sheet" locale={locale} href={hrefOf(props)} />
      <ShelfLabel artwork={artwork} locale={locale} withSize={false} mark={mark} aside={aside}>
        {pause === 'closed' ? null : <PosterAction {...props} pause={pause} />}
      </ShelfLabel>
    </>
  );
}
