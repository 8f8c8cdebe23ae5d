import { useLayoutEffect, useRef } from 'react';
import { fill } from '@/i18n/fill';
import { IconButton } from '../button';
import './dots.css';

/** HOME-9: at most so many dots are shown. */
const most = 7;

export function dotsAround(at: number, count: number): readonly number[] {
  const shown = Math.min(most, count);
  const first = Math.max(0, Math.min(at - Math.floor(shown / 2), count - shown));
  return Array.from({ length: shown }, (_, nth) => first + nth);
}

type DotsProps = Readonly<{
  label: string;
  at: number;
  count: number;
  onGo: (index: number) => void;
}>;

export const Dots = ({ label, at, count, onGo }: DotsProps) => (
  <div className="dots__dots wraps">
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

type Props = Readonly<{
  className: string;
  words: Readonly<Record<'prev' | 'next', string>>;
  at: number;
  count: number;
  onGo: (index: number) => void;
}>;

/** Previous and next, disabled at the ends, because the row is not circular (SHOP-2). */
export function StepButtons({ className, words, at, count, onGo }: Props) {
  const pair = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // a button that becomes disabled loses the focus, so its neighbour gets it
    const dropped = pair.current?.querySelector(':disabled');
    if (dropped && dropped === document.activeElement)
      pair.current?.querySelector<HTMLElement>('button:enabled')?.focus();
  });
  return (
    <div ref={pair} className={className}>
      <IconButton icon="previous" label={words.prev} disabled={at <= 0} onClick={() => onGo(at - 1)} />
      <IconButton icon="next" label={words.next} disabled={at >= count - 1} onClick={() => onGo(at + 1)} />
    </div>
  );
}
