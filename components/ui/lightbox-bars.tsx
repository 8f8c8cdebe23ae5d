import { fill } from '@/i18n/fill';
import styles from './lightbox-bars.module.css';
import { LightboxFilm } from './lightbox-film';
import type { LightboxWork } from './lightbox-works';
import { WorkLabel } from './work-label';

type Props = Readonly<{
  works: readonly LightboxWork[];
  shown: number;
  /** `{n} of {all}` */
  count: string;
  onChoose: (index: number) => void;
}>;

/** "12 of 50" above the picture and its museum label below, both read aloud when they change; and the film strip. */
export function LightboxBars({ works, shown, count, onChoose }: Props) {
  const work = works[shown];
  return (
    <>
      <output className={`small num ${styles.count}`}>{fill(count, { n: shown + 1, all: works.length })}</output>
      <div className={styles.foot}>
        <p className={styles.caption} aria-live="polite">
          {work && <WorkLabel title={work.title} detail={work.detail} />}
        </p>
        <LightboxFilm works={works} shown={shown} onChoose={onChoose} />
      </div>
    </>
  );
}
