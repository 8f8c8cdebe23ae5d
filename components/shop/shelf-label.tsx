import type { ReactNode } from 'react';
import type { Artwork } from '@/content/types';
import { museumLabel } from '@/domain/museum-label';
import type { Locale } from '@/i18n/locales';
import { bind } from '@/i18n/typography';
import styles from './shelf-label.module.css';

type Props = Readonly<{
  artwork: Artwork;
  locale: Locale;
  /** Where the title leads, and the accessible name of that link. */
  link?: Readonly<{ href: string; label: string }>;
  /** False for a print: its size is the buyer's choice. */
  withSize?: boolean;
  /** Another line below technique and size. */
  line?: string;
  /** At the end of the title's line, for example a price. */
  aside?: ReactNode;
  /** In a line of its own: whether the work is available. */
  mark?: ReactNode;
  /** Below everything else: the button. */
  children?: ReactNode;
}>;

/** The edge of the shelf, and below it the label, price and button of the work above. */
export function ShelfLabel({ artwork, locale, link, withSize = true, line, aside, mark, children }: Props) {
  const title = bind(artwork.title[locale], locale);
  const caption = museumLabel(withSize ? artwork : { ...artwork, sizeCm: null }, locale);
  const titleLink = link && (
    <a href={link.href} aria-label={link.label}>
      {title}
    </a>
  );
  return (
    <div className={styles.label}>
      <p>
        <b>{titleLink ?? title}</b>
        <span className="quiet">{caption}</span>
        {line && <span className="quiet">{line}</span>}
      </p>
      {aside}
      {mark && <div className={styles.mark}>{mark}</div>}
      {children && <div className={styles.action}>{children}</div>}
    </div>
  );
}
