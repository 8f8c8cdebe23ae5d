import type { ReactNode } from 'react';
import { More } from '@/components/ui/button';
import { ResponsivePicture } from '@/components/ui/responsive-picture';
import { artworkById } from '@/content/artworks';
import { banner } from '@/content/banner';
import { preparedPicture } from '@/content/pictures';
import { type CategoryId, categories } from '@/content/types';
import type { Locale } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { translator } from '@/messages/translator';
import styles from './entrance.module.css';

const sizes = '(width >= 992px) 30vw, 82vw';

function Tile({ category, locale }: { category: CategoryId; locale: Locale }) {
  const t = translator(locale);
  const [first] = banner[category];
  const artwork = artworkById(first as number);
  return (
    <a className={`${styles.tile} ${styles[category]}`} href={pathTo(category, locale)}>
      <span className={styles.canvas}>
        <ResponsivePicture picture={preparedPicture(artwork)} alt="" sizes={sizes} eager />
      </span>
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
        <div className={styles.tiles}>
          {categories.map((category) => (
            <Tile key={category} category={category} locale={locale} />
          ))}
        </div>
      </div>
    </section>
  );
}
