import { ResponsivePicture } from '@/components/ui/responsive-picture';
import { WorkLabel } from '@/components/ui/work-label';
import { ratioClass } from '@/content/picture-classes';
import { museumLabel } from '@/domain/museum-label';
import { fullSize } from '@/domain/picture';
import type { Locale } from '@/i18n/locales';
import { bind } from '@/i18n/typography';
import type { Hung } from './hung';
import styles from './wall.module.css';

type Props = Hung & Readonly<{ locale: Locale; sizes: string; eager: boolean }>;

/** A work on the wall: a link to its largest file. With script, the viewer opens it. */
export const Work = ({ artwork, picture, locale, sizes, eager }: Props) => (
  <a className={`${styles.work} ${ratioClass(picture.width, picture.height)}`} href={fullSize(picture)}>
    <span className={styles.canvas}>
      <ResponsivePicture picture={picture} alt={artwork.alt[locale]} sizes={sizes} eager={eager} />
    </span>
    <WorkLabel title={bind(artwork.title[locale], locale)} detail={museumLabel(artwork, locale)} />
  </a>
);
