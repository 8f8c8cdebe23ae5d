import styles from './lightbox-bars.module.css';
import type { LightboxWork } from './lightbox-works';

type Props = Readonly<{ works: readonly LightboxWork[]; shown: number; onChoose: (index: number) => void }>;

const length = 7;

/** The works around the current one: as many before as after, fewer at the ends. */
export function neighbours(shown: number, all: number): number[] {
  const start = Math.max(0, Math.min(shown - Math.floor(length / 2), all - length));
  return Array.from({ length: Math.min(length, all) }, (_, step) => start + step);
}

/** A film strip of the works around the current one. */
export const LightboxFilm = ({ works, shown, onChoose }: Props) => (
  <div className={styles.film}>
    {neighbours(shown, works.length).map((index) => {
      const { src, small, width, height, title } = works[index] as LightboxWork;
      return (
        <button
          key={src}
          type="button"
          aria-label={title}
          title={title}
          aria-current={index === shown ? 'true' : undefined}
          onClick={() => onChoose(index)}
        >
          <img src={small} width={width} height={height} alt="" loading="lazy" draggable={false} />
        </button>
      );
    })}
  </div>
);
