import { ResponsivePicture } from '@/components/ui/responsive-picture';
import { Ring } from '@/components/ui/ring';
import { WorkLabel } from '@/components/ui/work-label';
import type { OrderType } from '@/content/order';
import { preparedPicture } from '@/content/pictures';
import { formatPrice } from '@/domain/price-format';
import { canBeOrdered, pictureOf, shopItems } from '@/domain/shop';
import { artworkOf } from '@/domain/shop-artwork';
import type { Locale } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { translator } from '@/messages/translator';
import styles from './chooser.module.css';

type Props = Readonly<{ locale: Locale; type: Extract<OrderType, 'picture' | 'posters'> }>;

function itemsOf(type: Props['type']) {
  return shopItems[type].filter(({ number }) => {
    const picture = type === 'picture' ? pictureOf(number) : undefined;
    return !picture || canBeOrdered(picture);
  });
}

/** Which one? The page of a type that is ordered as one particular work (readings 2). */
export function Chooser({ locale, type }: Props) {
  const t = translator(locale);
  return (
    <>
      <p className={`essay ${styles.lead}`}>{t(`order.chooseP.${type}`)}</p>
      <ul className={styles.items}>
        {itemsOf(type).map((item) => {
          const artwork = artworkOf(item);
          const picture = type === 'picture' ? pictureOf(item.number) : undefined;
          return (
            <li key={item.number}>
              <a href={pathTo('orderItem', locale, { type, id: item.number })}>
                <ResponsivePicture
                  picture={preparedPicture(artwork)}
                  alt={artwork.alt[locale]}
                  sizes="(width >= 992px) 25vw, 45vw"
                  eager
                />
                <span className={styles.foot}>
                  <Ring />
                  <WorkLabel
                    title={artwork.title[locale]}
                    detail={
                      picture ? (
                        <span className="num nowrap">{formatPrice(picture.price, locale)}</span>
                      ) : (
                        artwork.technique?.[locale]
                      )
                    }
                  />
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </>
  );
}
