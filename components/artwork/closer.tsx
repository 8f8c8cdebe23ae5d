import { DrawnPicture } from '@/components/ui/drawn-picture';
import { ResponsivePicture } from '@/components/ui/responsive-picture';
import { preparedDetails, preparedPicture } from '@/content/pictures';
import type { Artwork, CategoryId, Rectangle } from '@/content/types';
import { surfaceOf } from '@/domain/gallery/gallery';
import { pictureAt } from '@/domain/gallery/picture';
import type { Locale } from '@/i18n/locales';
import { bind } from '@/i18n/typography';
import { translator } from '@/messages/translator';
import './closer.css';

/** The id of its heading. */
export const closerId = 'closer';

type Props = Readonly<{ artwork: Artwork; category: CategoryId; locale: Locale }>;
type MapProps = Readonly<{ artwork: Artwork; parts: readonly Rectangle[]; label: string }>;

/** The pictures' widths at the three places of the style sheet. */
const sizes = [
  '(width >= 1680px) 830px, (width >= 768px) 49.4vw, 84vw',
  '(width >= 1680px) 575px, (width >= 768px) 34.2vw, 50vw',
  '(width >= 1680px) 638px, (width >= 768px) 38vw, 54vw',
] as const;

/** The whole work, small, with a frame where each detail lies. */
function WhereMap({ artwork, parts, label }: MapProps) {
  const picture = preparedPicture(artwork);
  const { width, height } = picture;
  const stroke = Math.max(width, height) / 120;
  return (
    <figure className="closer__where">
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <DrawnPicture src={pictureAt(picture, 320)} box={{ x: 0, y: 0, width, height }} />
        {parts.map((part) => (
          <g key={`${part.x} ${part.y}`} fill="none">
            <rect {...part} className="closer__shade" strokeWidth={2 * stroke} />
            <rect {...part} className="closer__frame" strokeWidth={stroke} />
          </g>
        ))}
      </svg>
      <figcaption className="cap quiet">{label}</figcaption>
    </figure>
  );
}

/** Three details of the work, pixel by pixel, and where each lies (GALLERY-15). */
export function Closer({ artwork, category, locale }: Props) {
  const t = translator(locale);
  const title = bind(artwork.title[locale], locale);
  const details = preparedDetails(artwork);
  return (
    <section className="closer__closer" aria-labelledby={closerId}>
      <div className="wrap closer__grid">
        <div className="closer__intro">
          <h2 className="h2" id={closerId}>
            {t('art.closer')}
          </h2>
          <p className="quiet">{t(`art.closerP.${surfaceOf(artwork, category)}`)}</p>
        </div>
        {details.map(({ picture }, at) => (
          <figure key={picture.file} className="closer__detail">
            <ResponsivePicture
              picture={picture}
              alt={t('art.detailAlt', { n: at + 1, title })}
              sizes={sizes[at] ?? sizes[0]}
            />
            <span className="num closer__number" aria-hidden="true">
              {at + 1}
            </span>
          </figure>
        ))}
        <WhereMap artwork={artwork} parts={details.map(({ part }) => part)} label={t('art.where')} />
      </div>
    </section>
  );
}
