import type { ReactNode } from 'react';
import { More } from '@/components/ui/button';
import { ResponsivePicture } from '@/components/ui/responsive-picture';
import { artworkById } from '@/content/artworks';
import { banner } from '@/content/banner';
import { preparedPicture } from '@/content/pictures';
import { type CategoryId, categories } from '@/content/types';
import type { Locale } from '@/i18n/locales';
import { galleryAnchor } from '@/i18n/sections';
import { translator } from '@/messages/translator';
import { Banner } from './banner';
import styles from './entrance.module.css';
import { SwappedPicture } from './swapped-picture';

const sizes = '(width >= 992px) 30vw, 82vw';

/** Leads to the gallery below and chooses the category there; without script it still leads to the gallery. */
function Tile({ category, locale }: { category: CategoryId; locale: Locale }) {
  const t = translator(locale);
  return (
    <a className={`${styles.tile} ${styles[category]}`} href={`#${galleryAnchor(category, locale)}`}>
      <SwappedPicture
        pictures={banner[category].map((id) => (
          <ResponsivePicture key={id} picture={preparedPicture(artworkById(id))} alt="" sizes={sizes} eager />
        ))}
      />
      <span className={styles.label}>
        <b>{t(`cat.${category}`)}</b>
        <More>{t('banner.more')}</More>
      </span>
    </a>
  );
}

/** The entrance wall: three canvases on one centre line and one wall painted from ceiling to floor (DESIGN 4). */
export function Entrance({ locale }: { locale: Locale }) {
  const t = translator(locale);
  return (
    <section className={styles.entrance} aria-label={t('site.tagline')}>
      <div className={`wrap ${styles.grid}`}>
        <h1 className={`vinyl ${styles.title}`}>{t.rich('banner.h1', { i: (words: ReactNode) => <i>{words}</i> })}</h1>
        <p className={styles.intro}>{t('banner.intro')}</p>
        <Banner
          words={{
            previous: t('banner.prev'),
            next: t('banner.next'),
            pause: t('banner.pause'),
            play: t('banner.play'),
          }}
          count={categories.length}
        >
          {categories.map((category) => (
            <Tile key={category} category={category} locale={locale} />
          ))}
        </Banner>
      </div>
    </section>
  );
}
