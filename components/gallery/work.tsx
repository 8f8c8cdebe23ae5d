import { CaptionedWork } from '@/components/ui/captioned-work';
import { StateMark } from '@/components/ui/state-mark';
import { viewerLink } from '@/components/ui/viewer/lightbox-link';
import { ratioClass } from '@/content/picture-classes';
import { isGone } from '@/content/types';
import { sizeText, viewerLabel } from '@/domain/gallery/museum-label';
import type { Locale } from '@/i18n/locales';
import { bind } from '@/i18n/typography';
import './wall-rows.css';
import type { WallWork } from './wall-work';

/** `sizes` of works two in a row, one on the narrowest screens; see the style sheet. */
export const twoInRow = '(width >= 352px) 44vw, 92vw';

type Props = WallWork & Readonly<{ locale: Locale; sizes: string; eager: boolean }>;

function Detail({ artwork, locale }: Pick<Props, 'artwork' | 'locale'>) {
  const { technique, sizeCm, year } = artwork;
  const before = technique ? ', ' : '';
  return (
    <>
      {technique && bind(technique[locale], locale)}
      {sizeCm && (
        <span className="wall-rows__size" data-part="size">
          {before}
          {sizeText(sizeCm, locale)}
        </span>
      )}
      <span className="wall-rows__year" data-part="year">
        , {year}
      </span>
    </>
  );
}

/** Only what is gone has its sticker here; the page and the viewer say the rest. */
export const Work = ({ artwork, href, picture, offer, locale, sizes, eager }: Props) => (
  <CaptionedWork
    className={`wall-rows__work ${ratioClass(picture.width, picture.height)}`}
    card={{
      href,
      ...viewerLink({
        title: bind(artwork.title[locale], locale),
        detail: viewerLabel(artwork, locale, offer.receives),
        offer,
      }),
    }}
    place="wall-rows__canvas"
    picture={picture}
    alt={artwork.alt[locale]}
    sizes={sizes}
    eager={eager}
    title={bind(artwork.title[locale], locale)}
    detail={<Detail artwork={artwork} locale={locale} />}
    mark={offer.mark && isGone(offer.mark.state) && <StateMark state={offer.mark.state}>{offer.mark.word}</StateMark>}
  />
);
