import { WorkLabel } from '@/components/ui/work-label';
import { ratioClass, ratioOf } from '@/content/picture-classes';
import { preparedPicture } from '@/content/pictures';
import type { Artwork } from '@/content/types';
import { museumLabel } from '@/domain/museum-label';
import type { Locale } from '@/i18n/locales';
import { bind } from '@/i18n/typography';
import { balancedRows, sumOf } from './rows';
import styles from './showcase.module.css';
import { ShowcasePage } from './showcase-page';
import wall from './wall.module.css';

type Props = Readonly<{ works: readonly Artwork[]; locale: Locale }>;

/**
 * Dashed empty places with the true proportions (HOME-8), where the works will be. Their labels are there but
 * invisible, so that nothing moves when the works arrive.
 */
export function ShowcasePlaces({ works, locale }: Props) {
  const places = works.map((artwork) => {
    const { width, height } = preparedPicture(artwork);
    return { artwork, ratio: ratioOf(width, height), className: `${wall.work} ${ratioClass(width, height)}` };
  });
  return (
    <ShowcasePage shown>
      {balancedRows(places, sumOf(places) / 2).map((row) => (
        <div key={row[0]?.artwork.id} className={wall.row} aria-hidden="true">
          {row.map(({ artwork, className }) => (
            <span key={artwork.id} className={className}>
              <span className={`${wall.canvas} ${styles.place}`}>
                <span />
              </span>
              <span className={styles.unseen}>
                <WorkLabel title={bind(artwork.title[locale], locale)} detail={museumLabel(artwork, locale)} />
              </span>
            </span>
          ))}
        </div>
      ))}
    </ShowcasePage>
  );
}
