import { ResponsivePicture } from '@/components/ui/responsive-picture';
import { preparedPicture } from '@/content/pictures';
import type { Artwork } from '@/content/types';
import type { Locale } from '@/i18n/locales';
import styles from './hung-work.module.css';

/** How a work is shown on the shelf: stretched on canvas, framed behind a mount, or printed on a sheet (DESIGN-9). */
export type Body = 'canvas' | 'framed' | 'sheet';

type Props = Readonly<{ artwork: Artwork; body: Body; locale: Locale; href: string; eager?: boolean }>;

const sizes = '(width >= 1450px) 18vw, (width >= 1280px) 22vw, (width >= 992px) 29vw, 80vw';

/** A work on the shelf; a link for the pointer only, because the keyboard has the title or the button below. */
export function HungWork({ artwork, body, locale, href, eager = false }: Props) {
  const picture = preparedPicture(artwork);
  return (
    <a className={styles.place} href={href} tabIndex={-1}>
      <span className={`${styles.work} ${styles[body]} ${picture.className}`}>
        <ResponsivePicture picture={picture} alt={artwork.alt[locale]} sizes={sizes} eager={eager} />
      </span>
    </a>
  );
}
