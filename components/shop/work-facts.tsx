import './shelf-label.css';
import type { ReactNode } from 'react';
import { WorkLabel } from '@/components/ui/work-label';
import type { Artwork, Delivers } from '@/content/types';
import { museumLabel } from '@/domain/gallery/museum-label';
import type { Locale } from '@/i18n/locales';
import { bind } from '@/i18n/typography';
import { translator } from '@/messages/translator';

/** The sign of a digital file: a sheet with a folded corner. Decoration: the words stand beside it. */
const FileMark = () => (
  <svg
    viewBox="0 0 16 19"
    width="15"
    height="18"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.4"
    aria-hidden="true"
  >
    <path d="M1.5 1.5h8l5 5v11h-13zM9.5 1.5v5h5" />
  </svg>
);

type Props = Readonly<{
  artwork: Artwork;
  locale: Locale;
  /** What the buyer receives, before the technique (SHOP-6). Undefined for a work that only shows what can be ordered. */
  delivers?: Delivers | undefined;
  /** False where the size is the buyer's choice. */
  withSize?: boolean;
  title?: ReactNode;
}>;

export function WorkFacts({ artwork, locale, delivers, withSize = true, title }: Props) {
  const received = delivers === 'file' || delivers === 'print' ? delivers : null;
  const caption = museumLabel(withSize && !received ? artwork : { ...artwork, sizeCm: null }, locale);
  return (
    <WorkLabel
      title={title ?? bind(artwork.title[locale], locale)}
      detail={
        <>
          {received && (
            <b className="work-facts__receive strong nowrap">
              {received === 'file' ? <FileMark /> : null}
              {translator(locale)(`shop.delivers.${received}`)}
            </b>
          )}
          {received && caption ? ', ' : null}
          {caption}
        </>
      }
    />
  );
}
