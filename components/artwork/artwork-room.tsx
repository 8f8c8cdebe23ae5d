import { Lightbox } from '@/components/ui/lightbox';
import { ratioClass, ratioOf } from '@/content/picture-classes';
import { preparedPicture } from '@/content/pictures';
import type { Artwork, CategoryId } from '@/content/types';
import { bodyOf } from '@/domain/work-body';
import { offerOf } from '@/domain/work-offer';
import type { Locale } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { bind } from '@/i18n/typography';
import { translator, wordsOf } from '@/messages/translator';
import styles from './artwork-room.module.css';
import { HungWork, wideRatio } from './hung-work';
import { OwnEntry } from './own-entry';
import { Plate } from './plate';

type Props = Readonly<{ artwork: Artwork; category: CategoryId; locale: Locale }>;

function Crumbs({ artwork, category, locale }: Props) {
  const t = translator(locale);
  return (
    <nav aria-label={t('art.crumb')}>
      <ol className={styles.crumbs}>
        <li>
          <a href={pathTo('gallery', locale)}>{t('nav.gallery')}</a>
        </li>
        <li>
          <a href={pathTo(category, locale)}>{t(`cat.${category}`)}</a>
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
    <section className={styles.room} data-wall={category} data-wide={ratioOf(width, height) > wideRatio || undefined}>
      <div className="wrap">
        <Crumbs artwork={artwork} category={category} locale={locale} />
        <div className={styles.hangs}>
          <Lightbox
            words={wordsOf(locale).viewer}
            className={`${styles.work} ${ratioClass(width, height)} ${styles[body] ?? ''}`}
          >
            <HungWork artwork={artwork} body={body} offer={offer} locale={locale} />
          </Lightbox>
          <OwnEntry />
          <Plate artwork={artwork} offer={offer} locale={locale} />
        </div>
      </div>
    </section>
  );
}
