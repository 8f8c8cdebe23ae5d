import { ResponsivePicture } from '@/components/ui/responsive-picture';
import { preparedPicture } from '@/content/pictures';
import type { Artwork, Delivers } from '@/content/types';
import type { Locale } from '@/i18n/locales';
import styles from './hung-work.module.css';

/**
 * How a work is shown on the shelf (DESIGN-9): stretched on canvas, framed behind a mount, printed on a sheet, or
 * glowing on a tablet, because a file has no canvas (DESIGN-20).
 */
export type Body = 'canvas' | 'framed' | 'sheet' | 'tablet';

/** What the buyer of a picture receives is what stands on the shelf. */
export const bodyOf: Readonly<Record<Delivers, Body>> = { file: 'tablet', print: 'sheet', original: 'canvas' };

type Props = Readonly<{
  artwork: Artwork;
  body: Body;
  locale: Locale;
  href: string;
  /** True for the work that opens the shop: larger, and fetched at once. */
  opening?: boolean;
}>;

const sizes = '(width >= 1450px) 18vw, (width >= 1280px) 22vw, (width >= 992px) 29vw, (width >= 640px) 45vw, 80vw';
const openingSizes = '(width >= 992px) 44vw, (width >= 640px) 60vw, 86vw';

/** A work on the shelf; a link for the pointer only, because the keyboard has the title or the button below. */
export function HungWork({ artwork, body, locale, href, opening = false }: Props) {
  const picture = preparedPicture(artwork);
  return (
    <a className={opening ? `${styles.place} ${styles.opening}` : styles.place} href={href} tabIndex={-1}>
      <span className={`${styles.work} ${styles[body]} ${picture.className}`}>
        <ResponsivePicture
          picture={picture}
          alt={artwork.alt[locale]}
          sizes={opening ? openingSizes : sizes}
          eager={opening}
        />
      </span>
    </a>
  );
}
