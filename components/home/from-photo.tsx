import type { ReactNode } from 'react';
import { ResponsivePicture } from '@/components/ui/responsive-picture';
import { artworkById } from '@/content/artworks';
import { earlierStages, fromPhoto } from '@/content/from-photo';
import { ratioClass } from '@/content/picture-classes';
import { preparedPicture } from '@/content/pictures';
import type { Locale } from '@/i18n/locales';
import { translator } from '@/messages/translator';
import styles from './from-photo.module.css';
import { Wipe } from './wipe';

const stages = [...earlierStages, 'done'] as const;
const sizes = '(width >= 480px) 432px, 92vw';

/**
 * A painting in four stages, one above the other; a range wipes from one to the next. Without script the four stand in
 * a row.
 */
export function FromPhoto({ locale }: { locale: Locale }) {
  const t = translator(locale);
  const work = artworkById(fromPhoto.work);
  const { width, height } = preparedPicture(work);
  const images = [...earlierStages.map((stage) => ({ image: fromPhoto.stages[stage] })), work];
  return (
    <figure className={`${styles.figure} ${ratioClass(width, height)}`}>
      <Wipe className={styles.easel}>
        <ol className={styles.stages}>
          {stages.map((stage, at) => (
            <li key={stage}>
              <span className={styles.picture}>
                <ResponsivePicture
                  picture={preparedPicture(images[at] ?? work)}
                  alt={stage === 'done' ? work.alt[locale] : ''}
                  sizes={sizes}
                />
              </span>
              <span className={styles.name} data-now={stage === 'half' ? '' : undefined}>
                {t(`orders.${stage}`)}
              </span>
            </li>
          ))}
        </ol>
        <input
          className={styles.range}
          type="range"
          min={0}
          max={100 * earlierStages.length}
          step={1}
          defaultValue={162}
          autoComplete="off"
          aria-label={t('orders.wipe')}
          aria-valuetext={t('orders.half')}
        />
      </Wipe>
      <figcaption className={`cap quiet ${styles.caption}`}>
        {t.rich('orders.wipeHint', {
          title: work.title[locale],
          i: (words: ReactNode) => <i>{words}</i>,
          d: (words: ReactNode) => <span className={styles.hint}>{words}</span>,
        })}
      </figcaption>
    </figure>
  );
}
