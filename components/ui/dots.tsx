import { fill } from '@/i18n/fill';
import styles from './dots.module.css';
import { dotsAround } from './dots-around';

type Props = Readonly<{
  /** What a dot is called, `{n}` and `{all}` in it. */
  label: string;
  at: number;
  count: number;
  onGo: (index: number) => void;
}>;

/** Where in a long row the visitor is: a window of dots, each leading to its work. */
export const Dots = ({ label, at, count, onGo }: Props) => (
  <div className={styles.dots}>
    {dotsAround(at, count).map((dot) => (
      <button
        key={dot}
        type="button"
        aria-label={fill(label, { n: dot + 1, all: count })}
        aria-current={dot === at || undefined}
        onClick={() => onGo(dot)}
      />
    ))}
  </div>
);
