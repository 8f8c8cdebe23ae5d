import './dots.css';
import { fill } from '@/i18n/fill';

/** HOME-9: at most so many dots are shown. */
const most = 7;

/** The numbers, from 0, of a window of at most 7 dots, with the current one in the middle where possible. */
export function dotsAround(at: number, count: number): readonly number[] {
  const shown = Math.min(most, count);
  const first = Math.max(0, Math.min(at - Math.floor(shown / 2), count - shown));
  return Array.from({ length: shown }, (_, place) => first + place);
}

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
