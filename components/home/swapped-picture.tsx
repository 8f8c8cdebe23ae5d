'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import styles from './entrance.module.css';
import { fadeMs, keepSwapping } from './swap';

const runs = '(width >= 992px) and (prefers-reduced-motion: no-preference)';

/** Whether a tile keeps its picture: under the pointer or the focus, while paused, and while nobody can see it. */
const isHeld = (canvas: Element): boolean =>
  document.hidden ||
  // the page's own files load first
  document.readyState !== 'complete' ||
  !matchMedia(runs).matches ||
  canvas.getBoundingClientRect().bottom < 0 ||
  canvas.closest('[data-paused], a:hover, a:focus') !== null;

function later(act: () => void, ms: number) {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
}

/**
 * The pictures of a tile, one at a time (HOME-4). The first is in the HTML; the others are fetched when it is their
 * turn.
 */
export function SwappedPicture({ pictures }: { pictures: readonly ReactNode[] }) {
  const canvas = useRef<HTMLSpanElement>(null);
  const [{ shown, coming, fading }, set] = useState({ shown: 0, coming: 0, fading: false });
  useEffect(() => {
    const place = canvas.current as HTMLSpanElement;
    let endFade = () => {};
    const stop = keepSwapping(pictures.length, {
      chance: Math.random,
      later,
      isHeld: () => isHeld(place),
      bring: async (picture) => {
        flushSync(() => set((now) => ({ ...now, coming: picture })));
        await place.querySelector<HTMLImageElement>(':scope > :last-child img')?.decode();
      },
      hang: (picture) => {
        set((now) => ({ ...now, fading: true }));
        endFade = later(() => set({ shown: picture, coming: picture, fading: false }), fadeMs);
      },
    });
    return () => {
      stop();
      endFade();
    };
  }, [pictures.length]);
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
