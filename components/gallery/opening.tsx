import type { ReactNode } from 'react';
import { ratioOf } from '@/content/picture-classes';
import type { Locale } from '@/i18n/locales';
import styles from './opening.module.css';
import { sumOf } from './rows';
import wall from './wall.module.css';
import type { WallWork } from './wall-work';
import { Work } from './work';

type Props = Readonly<{
  title: string;
  intro: string;
  /** One or two. */
  works: readonly WallWork[];
  locale: Locale;
  /** The way to the other rooms. */
  children: ReactNode;
}>;

/** Two works that are together wider than this, as multiples of their height, hang below the text and not beside it. */
const wide = 2.4;

/** The beginning of a room: what it is, and its first works, larger than all others. */
export function Opening({ title, intro, works, locale, children }: Props) {
  const large = works.map((work) => ({ ...work, ratio: ratioOf(work.picture.width, work.picture.height) }));
  const sum = sumOf(large);
  const layout = [styles.opening, works.length > 1 && styles.pair, sum > wide && styles.wide].filter(Boolean).join(' ');
  const part = sum > wide ? 92 : 58;
  return (
    <div className={layout}>
      <header className={styles.text}>
        <h1 className="vinyl">{title}</h1>
        <p className={`prose quiet ${styles.intro}`}>{intro}</p>
        {children}
      </header>
      <div className={works.length > 1 ? `${styles.works} ${wall.twos}` : styles.works}>
        {large.map(({ ratio, ...work }) => (
          <Work
            key={work.artwork.id}
            {...work}
            locale={locale}
            sizes={`(width >= 992px) ${Math.round((part * ratio) / sum)}vw, ${Math.round((92 * ratio) / sum)}vw`}
            eager
          />
        ))}
      </div>
    </div>
  );
}
