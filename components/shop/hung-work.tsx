import { ResponsivePicture } from '@/components/ui/responsive-picture';
import { ratioOf } from '@/content/picture-classes';
import { preparedPicture } from '@/content/pictures';
import type { Artwork, Delivers } from '@/content/types';
import type { Locale } from '@/i18n/locales';
import { type Body, hungSizes, type Place } from './hung-sizes';
import './hung-work.css';

/** What the buyer of a picture receives is what stands on the shelf. */
export const bodyOf: Readonly<Record<Delivers, Body>> = { file: 'tablet', print: 'sheet', original: 'canvas' };

type Props = Readonly<{
  artwork: Artwork;
  body: Body;
  locale: Locale;
  href: string;
  /** The section of its rail; the work that opens the shop is larger, and fetched at once. */
  place: Place;
}>;

/** A work on the shelf; a link for the pointer only, because the keyboard has the title or the button below. */
export function HungWork({ artwork, body, locale, href, place }: Props) {
  const picture = preparedPicture(artwork);
  const opening = place === 'opening';
  return (
    <a className={opening ? 'hung-work__place hung-work__opening' : 'hung-work__place'} href={href} tabIndex={-1}>
      <span className={`hung-work__work hung-work__${body} ${picture.className}`}>
        <ResponsivePicture
          picture={picture}
          alt={artwork.alt[locale]}
          sizes={hungSizes({ ratio: ratioOf(picture.width, picture.height), body, place })}
          eager={opening}
        />
      </span>
    </a>
  );
}
