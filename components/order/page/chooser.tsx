import '@/components/ui/global/kit-more.css';
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

type ItemProps = Props & Readonly<{ item: ShopItem }>;

/** `to`: where the item of a number is ordered, in the place of its own page. */
type ChooserProps = Props & Readonly<{ items?: readonly ShopItem[]; to?: (id: number) => string }>;

/**
 * What is delivered and its price, or the state of a picture that cannot be bought (it stays in the list, ROUTES-6); the
 * technique of a poster.
 */
function Detail({ locale, type, item }: ItemProps) {
  const picture = type === 'picture' ? pictureOf(item.number) : undefined;
  if (!picture) return artworkOf(item).technique?.[locale] ?? null;
  const gone = unavailableAs(picture);
  if (gone) return <StateMark state={gone}>{translator(locale)(`shop.${gone}`)}</StateMark>;
  return (
    <>
      {translator(locale)(`shop.delivers.${picture.delivers}`)},{' '}
      <span className="num nowrap">{formatPrice(picture.price, locale)}</span>
    </>
  );
}

const isFile = ({ number }: ShopItem) => pictureOf(number)?.delivers === 'file';

/** The empty ring that a choice fills. A picture that cannot be bought shows its own mark instead. */
function EmptyRing({ type, item }: Omit<ItemProps, 'locale'>) {
  const picture = type === 'picture' ? pictureOf(item.number) : undefined;
  return picture && unavailableAs(picture) ? null : <Ring />;
}

/** As many columns as are 272 px wide at least, two on a phone; see the style sheet. */
const sizes =
  '(width >= 1640px) 280px, (width >= 1277px) 21.3vw, (width >= 936px) 29vw, (width >= 610px) 44.6vw, (width >= 560px) 91vw, 44vw';

/** The places that a phone shows first: the pictures of a row are not of one height. */
const shownFirst: Readonly<Record<Props['type'], readonly number[]>> = {
  picture: [0, 1, 2, 3, 5],
  posters: [0, 1, 2, 3],
};

/** The page on which one particular work is chosen, for types that need one (ROUTES-6). */
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
          return (
            <li key={item.number}>
              <CaptionedWork
                className="chooser__work"
                card={{ href: to(item.number) }}
                picture={preparedPicture(artwork)}
                alt={artwork.alt[locale]}
                sizes={sizes}
                eager={shownFirst[type].includes(place)}
                body={type === 'picture' && isFile(item) ? 'tablet' : 'plain'}
                sign={<EmptyRing type={type} item={item} />}
                title={artwork.title[locale]}
                detail={<Detail locale={locale} type={type} item={item} />}
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}
