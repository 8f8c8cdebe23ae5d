import type { ReactNode } from 'react';
import type { Artwork, Delivers } from '@/content/types';
import { museumLabel } from '@/domain/gallery/museum-label';
import type { Locale } from '@/i18n/locales';
import { bind } from '@/i18n/typography';
import { translator } from '@/messages/translator';
import { FileMark } from './file-mark';
import './work-facts.css';

type Props = Readonly<{
  artwork: Artwork;
  locale: Locale;
  /** What the buyer receives, before the technique (SHOP-6). Undefined for a work that only shows what can be ordered. */
  delivers?: Delivers | undefined;
  /** False where the size is the buyer's choice. */
  withSize?: boolean;
  /** The title as a link, for example. */
  title?: ReactNode;
}>;

/** Title, what the buyer receives, technique and size. A file and a print have no size of the canvas. */
export function WorkFacts({ artwork, locale, delivers, withSize = true, title }: Props) {
  const received = delivers === 'file' || delivers === 'print' ? delivers : null;
  const caption = museumLabel(withSize && !received ? artwork : { ...artwork, sizeCm: null }, locale);
  return (
    <>
      <b>{title ?? bind(artwork.title[locale], locale)}</b>
      <span className="quiet">
        {received && (
          <b className="work-facts__receive">
            {received === 'file' ? <FileMark /> : null}
            {translator(locale)(`shop.delivers.${received}`)}
          </b>
        )}
        {received && caption ? ', ' : null}
        {caption}
      </span>
    </>
  );
}
