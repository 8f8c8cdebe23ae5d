import type { ReactNode } from 'react';
import { More } from '@/components/ui/button';
import { ResponsivePicture } from '@/components/ui/responsive-picture';
import { artworkById } from '@/content/artworks';
import { banner } from '@/content/banner';
import { ratioOf } from '@/content/picture-classes';
import { preparedPicture } from '@/content/pictures';
import { type CategoryId, categories } from '@/content/types';
import type { PreparedPicture } from '@/domain/picture';
import type { Locale } from '@/i18n/locales';
import { galleryAnchor } from '@/i18n/sections';
import { translator } from '@/messages/translator';
import { Banner } from './banner';
import styles from './entrance.module.css';
import { SwappedPicture } from './swapped-picture';

/**
 * The size of a tile: its width as a part of the window's, and its height as a part of its width. See the style sheet.
 */
const stands: Readonly<Record<CategoryId, { vw: number; height: string }>> = {
  portraits: { vw: 20, height: '25vw' },
  landscapes: { vw: 28, height: '20vw' },
  wall_art: { vw: 26, height: 'min(100vh, 60rem)' },
  digital_art: { vw: 19, height: '22vw' },
};

/** A picture covers its tile, so it may have to be wider than the tile; in the strip it is 328 to 544 px high. */
function sizesOf(category: CategoryId, { width, height }: PreparedPicture): string {
  const ratio = ratioOf(width, height);
  const wall = stands[category];
  return `(width >= 992px) max(${wall.vw}vw, ${ratio} * ${wall.height}), max(82vw, ${ratio} * clamp(328px, 56vw, 544px))`;
}

function TilePicture({ id, category }: { id: number; category: CategoryId }) {
  const picture = preparedPicture(artworkById(id));
  return <ResponsivePicture picture={picture} alt="" sizes={sizesOf(category, picture)} eager />;
}

/** Leads to the gallery below and selects the category there; without script it leads to the gallery only. */
function Tile({ category, locale }: { category: CategoryId; locale: Locale }) {
  const t = translator(locale);
  return (
    <a className={`${styles.tile} ${styles[category]}`} href={`#${galleryAnchor(category, locale)}`}>
      <SwappedPicture pictures={banner[category].map((id) => <TilePicture key={id} id={id} category={category} />)} />
      <span className={styles.label}>
        <b>{t(`cat.${category}`)}</b>
        <More>{t('banner.more')}</More>
      </span>
    </a>
  );
}

/** The banner: three canvases on one centre line and one wall painted from ceiling to floor (DESIGN-7). */
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
