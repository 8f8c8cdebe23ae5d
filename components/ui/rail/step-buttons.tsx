import { useLayoutEffect, useRef } from 'react';
import { IconButton } from '../icon-button';

type Props = Readonly<{
  className: string | undefined;
  labels: Readonly<Record<'previous' | 'next', string>>;
  at: number;
  count: number;
  onGo: (index: number) => void;
}>;

/** Previous and next, disabled at the ends, because the row is not circular (SHOP-2). */
export function StepButtons({ className, labels, at, count, onGo }: Props) {
  const pair = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // a button that becomes disabled loses the focus, so its neighbour gets it
    const dropped = pair.current?.querySelector(':disabled');
    if (dropped && dropped === document.activeElement)
      pair.current?.querySelector<HTMLElement>('button:enabled')?.focus();
  });
  return (
    <div ref={pair} className={className}>
      <IconButton icon="previous" label={labels.previous} disabled={at <= 0} onClick={() => onGo(at - 1)} />
      <IconButton icon="next" label={labels.next} disabled={at >= count - 1} onClick={() => onGo(at + 1)} />
    </div>
  );
}
