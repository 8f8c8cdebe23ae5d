import { fill } from '@/i18n/fill';
import './dots.css';
import { dotsAround } from './dots-around';

type Props = Readonly<{
  /** The label of a dot, with `{n}` and `{all}` in it. */
  label: string;
  at: number;
  count: number;
  onGo: (index: number) => void;
}>;

/** Shows the position in a long row: a window of dots, each of which leads to its work. */
export const Dots = ({ label, at, count, onGo }: Props) => (
  <div className="dots__dots">
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
