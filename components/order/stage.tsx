import type { ReactNode } from 'react';
import styles from './stage.module.css';

type Props = Readonly<{
  label: string;
  /** The buyer's newest photo, if there is one. */
  photo: string | null;
  /** The work that is ordered, or the sample. */
  work: ReactNode;
  empty: string;
  title: string;
  detail: string;
}>;

/** The wall beside the form: what is ordered hangs on it, and a line below names the work and the choices. */
export const Stage = ({ label, photo, work, empty, title, detail }: Props) => (
  <figure className={styles.stage} aria-label={label}>
    <div className={styles.wall}>
      <div className={styles.hung}>
        {photo ? <img src={photo} alt="" /> : (work ?? <span className={styles.empty}>{empty}</span>)}
      </div>
    </div>
    <figcaption className={styles.strap}>
      <i>{title}</i>
      <span className="quiet">{detail}</span>
    </figcaption>
  </figure>
);
