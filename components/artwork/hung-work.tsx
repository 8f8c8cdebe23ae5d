import { ResponsivePicture } from '@/components/ui/responsive-picture';
import { StateMark } from '@/components/ui/state-mark';
import { viewerLink } from '@/components/ui/viewer/lightbox-link';
import { ratioOf } from '@/content/picture-classes';
import { preparedPicture } from '@/content/pictures';
import type { Artwork } from '@/content/types';
import { sizeText } from '@/domain/gallery/museum-label';
import { fullSize } from '@/domain/gallery/single-file';
import type { WorkBody } from '@/domain/gallery/work-body';
import type { WorkOffer } from '@/domain/shop/work-offer';
import type { Locale } from '@/i18n/locales';
import { bind } from '@/i18n/typography';
import { translator } from '@/messages/translator';
import './artwork-room.css';

type Props = Readonly<{ artwork: Artwork; body: WorkBody; offer: WorkOffer; locale: Locale }>;

/** From this ratio on there is no room for the plate beside the work on a tablet. */
export const wideRatio = 0.95;

/** How wide the work is; see the style sheet. On a tablet the plate beside it is 272 px wide. */
function sizesOf(ratio: number): string {
  const [large, small] = ['100vh - 236px', '60svh'].map((high) => `${ratio} * clamp(250px, ${high}, 736px)`);
  const tablet = ratio > wideRatio ? '' : `(width >= 768px) min(${small}, 86.8vw - 272px), `;
  return `(width >= 992px) min(${large}, 66vw), ${tablet}min(${small}, 92vw)`;
}

/** What the viewer shows below the work. On the page the plate says it. */
function ViewerLabel({ artwork, offer, locale }: Omit<Props, 'body'>) {
  const { title, technique, sizeCm, year } = artwork;
  return (
    <span hidden>
      <b>{bind(title[locale], locale)}</b>
      <span className="quiet">
        {technique && bind(technique[locale], locale)}
        {sizeCm && <span data-part="size">{`, ${sizeText(sizeCm, locale)}`}</span>}
        {`, ${year}`}
      </span>
      {offer.mark && <StateMark state={offer.mark.state}>{offer.mark.word}</StateMark>}
    </span>
  );
}

/** The work, a link to its largest file; with script, the viewer opens it. A canvas casts a shadow, a file glows. */
export function HungWork({ artwork, body, offer, locale }: Props) {
  const picture = preparedPicture(artwork);
  const file = fullSize(picture);
  return (
    <a
      className={`artwork-room__link ${picture.className}`}
      href={file}
      type={file.endsWith('.avif') ? 'image/avif' : 'image/webp'}
      {...viewerLink({ picture, body, size: artwork.sizeCm, offer })}
    >
      <ResponsivePicture
        picture={picture}
        alt={artwork.alt[locale]}
        sizes={sizesOf(ratioOf(picture.width, picture.height))}
        eager
      />
      <span className="artwork-room__open">
        <span>{translator(locale)('gallery.open')}</span>
      </span>
      <ViewerLabel artwork={artwork} offer={offer} locale={locale} />
    </a>
  );
}
