import { CaptionedWork } from '@/components/ui/captioned-work';
import { Ring } from '@/components/ui/ring';
import { StateMark } from '@/components/ui/state-mark';
import type { OrderType } from '@/content/order';
import { preparedPicture } from '@/content/pictures';
import type { ShopItem } from '@/content/types';
import { unavailableAs } from '@/domain/shop/availability';
import { formatPrice } from '@/domain/shop/price-format';
import { pictureOf, shopItems } from '@/domain/shop/shop';
import { artworkOf } from '@/domain/shop/shop-artwork';
import type { Locale } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { translator } from '@/messages/translator';
import './chooser.css';

type Props = Readonly<{ locale: Locale; type: Extract<OrderType, 'picture' | 'posters'> }>;

/** `to`: where the item of a number is ordered, in the place of its own page. */
type ChooserProps = Props & Readonly<{ items?: readonly ShopItem[]; to?: (id: number) => string }>;

/** As many columns as are 272 px wide at least, two on a phone; see the style sheet. */
const sizes =
  '(width >= 1640px) 280px, (width >= 1277px) 21.3vw, (width >= 936px) 29vw, (width >= 610px) 44.6vw, (width >= 560px) 91vw, 44vw';

/** The places that a phone shows first: the pictures of a row are not of one height. */
const shownFirst: Readonly<Record<Props['type'], readonly number[]>> = {
  picture: [0, 1, 2, 3, 5],
  posters: [0, 1, 2, 3],
};

export function Chooser({
  locale,
  type,
  items = shopItems[type],
  to = (id) => pathTo('orderItem', locale, { type, id }),
}: ChooserProps) {
  const t = translator(locale);
  return (
    <>
      <p className="essay t5">{t(`orderPage.chooseP.${type}`)}</p>
      <ul className="chooser__items t12 grid">
        {items.map((item, place) => {
          const artwork = artworkOf(item);
          const picture = type === 'picture' ? pictureOf(item.number) : undefined;
          const gone = picture && unavailableAs(picture);
          return (
            <li key={item.number}>
              <CaptionedWork
                className="chooser__work"
                card={{ href: to(item.number) }}
                picture={preparedPicture(artwork)}
                alt={artwork.alt[locale]}
                sizes={sizes}
                eager={shownFirst[type].includes(place)}
                body={picture?.delivers === 'file' ? 'tablet' : 'plain'}
                // the empty ring that a choice fills: what cannot be bought stays in the list with its own mark (ROUTES-6)
                sign={gone ? null : <Ring />}
                title={artwork.title[locale]}
                detail={
                  gone ? (
                    <StateMark state={gone}>{t(`shop.${gone}`)}</StateMark>
                  ) : picture ? (
                    <>
                      {t(`shop.delivers.${picture.delivers}`)},{' '}
                      <span className="num nowrap">{formatPrice(picture.price, locale)}</span>
                    </>
                  ) : (
                    artwork.technique?.[locale]
                  )
                }
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}
