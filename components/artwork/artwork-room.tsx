import './artwork-room.css';
import '@/components/ui/wall.css';
import { WorkPicture } from '@/components/ui/captioned-work';
import { viewerLink } from '@/components/ui/viewer/lightbox-link';
import { ratioClass, ratioOf } from '@/content/picture-classes';
import { preparedPicture } from '@/content/pictures';
import type { Artwork, CategoryId } from '@/content/types';
import { surfaceOf } from '@/domain/gallery/gallery';
import { viewerLabel } from '@/domain/gallery/museum-label';
import { fullSize } from '@/domain/gallery/picture';
import { partOfWork } from '@/domain/gallery/wall-parts';
import { offerOf, type WorkOffer } from '@/domain/shop/work-offer';
import type { Locale } from '@/i18n/locales';
import { pathOf, pathTo } from '@/i18n/pages';
import { bind } from '@/i18n/typography';
import { translator, wordsOf } from '@/messages/translator';
import { Plate } from './plate';

type ViewedWorkProps = Readonly<{
  artwork: Artwork;
  surface: ReturnType<typeof surfaceOf>;
  offer: WorkOffer;
  locale: Locale;
}>;

/** From this ratio on there is no room for the plate beside the work on a tablet. */
const wideRatio = 0.95;

function sizesOf(ratio: number): string {
  const [large, small] = ['100vh - 236px', '60svh'].map((high) => `${ratio} * clamp(250px, ${high}, 736px)`);
  const tablet = ratio > wideRatio ? '' : `(width >= 768px) min(${small}, 86.8vw - 272px), `;
  return `(width >= 992px) min(${large}, 66vw), ${tablet}min(${small}, 92vw)`;
}

function ViewedWork({ artwork, surface, offer, locale }: ViewedWorkProps) {
  const picture = preparedPicture(artwork);
  const file = fullSize(picture);
  return (
    <WorkPicture
      place="artwork-room__link"
      body={surface === 'file' ? 'tablet' : 'plain'}
      link={{
        href: file,
        type: file.endsWith('.avif') ? 'image/avif' : 'image/webp',
        ...viewerLink({
          title: bind(artwork.title[locale], locale),
          detail: viewerLabel(artwork, locale, offer.receives),
          offer,
        }),
      }}
      picture={picture}
      alt={artwork.alt[locale]}
      sizes={sizesOf(ratioOf(picture.width, picture.height))}
      eager
    >
      <span className="artwork-room__open sign edged primer semi ink target g2 small">
        <span>{translator(locale)('gallery.open')}</span>
      </span>
    </WorkPicture>
  );
}

type ArtworkRoomProps = Readonly<{ artwork: Artwork; category: CategoryId; locale: Locale }>;

function Crumbs({ artwork, category, locale }: ArtworkRoomProps) {
  const t = translator(locale);
  return (
    <nav aria-label={t('art.crumb')}>
      <ol className="artwork-room__crumbs flow small">
        <li className="inline g2h">
          <a className="target" href={pathTo('gallery', locale)}>
            {t('nav.gallery')}
          </a>
        </li>
        <li className="inline g2h">
          <a className="target" href={pathOf(partOfWork(artwork), locale)}>
            {t(`cat.${category}`)}
          </a>
        </li>
        <li className="inline g2h" aria-current="page">
          {bind(artwork.title[locale], locale)}
        </li>
      </ol>
    </nav>
  );
}

/** The first screen: the work on the wall of its category, as large as it fits, and its plate (GALLERY-14). */
export function ArtworkRoom({ artwork, category, locale }: ArtworkRoomProps) {
  const t = translator(locale);
  const { width, height } = preparedPicture(artwork);
  const surface = surfaceOf(artwork, category);
  const offer = offerOf({ work: artwork, category, locale, say: t });
  return (
    <section
      className="artwork-room__room wall__floored"
      data-wall={category}
      data-wide={ratioOf(width, height) > wideRatio || undefined}
    >
      <div className="wrap">
        <Crumbs artwork={artwork} category={category} locale={locale} />
        <div className="artwork-room__hangs bar">
          <studio-wall className="unboxed" data-words={JSON.stringify(wordsOf(locale).viewer)}>
            <div className={`artwork-room__work ${ratioClass(width, height)} artwork-room__${surface}`}>
              <ViewedWork artwork={artwork} surface={surface} offer={offer} locale={locale} />
            </div>
          </studio-wall>
          <Plate artwork={artwork} offer={offer} locale={locale} />
        </div>
      </div>
    </section>
  );
}
