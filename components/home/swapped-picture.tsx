'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './entrance.module.css';
import { type Hanging, runs, shortestMs } from './hanging';

/**
 * The pictures of a tile, one at a time (HOME-4). The first is in the HTML; the others are fetched when it is their
 * turn.
 */
export function SwappedPicture({ pictures }: { pictures: readonly ReactNode[] }) {
  const canvas = useRef<HTMLSpanElement>(null);
  const [{ shown, coming, fading }, set] = useState<Hanging>({ shown: 0, coming: 0, fading: false });
  const count = pictures.length;
  useEffect(() => {
    let stop = () => {};
    // what swaps them is fetched when the first may go, and never where none does
    const timer = setInterval(async () => {
      if (!matchMedia(runs).matches) return;
      clearInterval(timer);
      const swapping = await import('./swap-in-tile').catch(() => null);
      const place = canvas.current;
      if (swapping && place) stop = swapping.swapInTile(place, count, set);
    }, shortestMs);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [count]);
  return (
    <span ref={canvas} className={styles.canvas}>
      {[...new Set([shown, coming])].map((picture) => (
        <span
          key={picture}
          className={styles.layer}
          data-coming={picture === shown ? undefined : fading ? 'fading' : 'waiting'}
        >
          {pictures[picture]}
        </span>
      ))}
    </span>
  );
}
