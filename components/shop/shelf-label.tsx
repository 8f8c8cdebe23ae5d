import type { ReactNode } from 'react';
import type { Artwork, Delivers } from '@/content/types';
import type { Locale } from '@/i18n/locales';
import { bind } from '@/i18n/typography';
import './shelf-label.css';
import { WorkFacts } from './work-facts';

type Props = Readonly<{
  artwork: Artwork;
  locale: Locale;
  /** Where the title leads, and the accessible name of that link. */
  link?: Readonly<{ href: string; label: string }>;
  /** False for a print: its size is the buyer's choice. */
  withSize?: boolean;
  delivers?: Delivers;
  /** At the end of the title's line, for example a price. */
  aside?: ReactNode;
  /** In a line of its own: whether the work is available. */
  mark?: ReactNode;
  /** Below everything else: the button. */
  children?: ReactNode;
}>;

/** At the end of the title's line. */
export const ShelfPrice = ({ children }: { children: string }) => (
  <span className="nowrap num shelf-label__price">{children}</span>
);

/** Below the shelf: the label, price and button of the work above. */
export function ShelfLabel({ artwork, locale, link, withSize = true, delivers, aside, mark, children }: Props) {
  const title = link && (
    <a href={link.href} aria-label={link.label}>
      {bind(artwork.title[locale], locale)}
    </a>
  );
  return (
    <div className="shelf-label__label">
      <p>
        <WorkFacts artwork={artwork} locale={locale} delivers={delivers} withSize={withSize} title={title} />
      </p>
      {aside}
      {mark && <div className="shelf-label__mark">{mark}</div>}
      {children && <div className="shelf-label__action">{children}</div>}
    </div>
  );
}
