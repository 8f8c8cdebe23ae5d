import { Act } from '@/components/islands/island';
import { viewerLinks } from '@/components/ui/viewer/lightbox-link';
import { openFromWall } from '@/components/ui/viewer/wall-opener.browser';
import { ratioClass, ratioOf } from '@/content/picture-classes';
import { preparedPicture } from '@/content/pictures';
import type { Artwork, CategoryId } from '@/content/types';
import { partOfWork } from '@/domain/gallery/wall-parts';
import { bodyOf } from '@/domain/gallery/work-body';
import { offerOf } from '@/domain/shop/work-offer';
import type { Locale } from '@/i18n/locales';
import { pathOf, pathTo } from '@/i18n/pages';
import { bind } from '@/i18n/typography';
import { translator, wordsOf } from '@/messages/translator';
import '@/components/ui/wall.css';
import './artwork-room.css';
import { HungWork, wideRatio } from './hung-work';
import { Plate } from './plate';

type Props = Readonly<{ artwork: Artwork; category: CategoryId; locale: Locale }>;

function Crumbs({ artwork, category, locale }: Props) {
  const t = translator(locale);
  return (
    <nav aria-label={t('art.crumb')}>
      <ol className="artwork-room__crumbs">
        <li>
          <a href={pathTo('gallery', locale)}>{t('nav.gallery')}</a>
        </li>
        <li>
          <a href={pathOf(partOfWork(artwork), locale)}>{t(`cat.${category}`)}</a>
        </li>
        <li aria-current="page">{bind(artwork.title[locale], locale)}</li>
      </ol>
    </nav>
  );
}

/** The first screen: the work on the wall of its category, as large as it fits, and its plate (GALLERY-14). */
export function ArtworkRoom({ artwork, category, locale }: Props) {
  const t = translator(locale);
  const { width, height } = preparedPicture(artwork);
  const body = bodyOf(artwork, category);
  const offer = offerOf({ work: artwork, category, locale, say: t });
  return (
    <section
      className="artwork-room__room wall__floored"
      data-wall={category}
      data-wide={ratioOf(width, height) > wideRatio || undefined}
    >
      <div className="wrap">
        <Crumbs artwork={artwork} category={category} locale={locale} />
        <div className="artwork-room__hangs">
          <Act of={openFromWall} props={{ words: wordsOf(locale).viewer }} wakes="input" holds={viewerLinks}>
            <div className={`artwork-room__work ${ratioClass(width, height)} artwork-room__${body}`}>
              <HungWork artwork={artwork} body={body} offer={offer} locale={locale} />
            </div>
          </Act>
          <Plate artwork={artwork} offer={offer} locale={locale} />
        </div>
      </div>
    </section>
  );
}
