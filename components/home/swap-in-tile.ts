import { flushSync } from 'react-dom';
import { type Hanging, runs, shortestMs } from './hanging';
import { keepSwapping } from './swap';

/** HOME-4: how long the next picture takes to fade in; `--t-fade` has the same number. */
const fadeMs = 300;

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

type Set = (change: (now: Hanging) => Hanging) => void;

/**
 * Swaps the pictures of a tile in which the first one has hung for `shortestMs`.
 * @returns stops it
 */
export function swapInTile(canvas: HTMLElement, count: number, set: Set): () => void {
  let endFade = () => {};
  const stop = keepSwapping(
    count,
    {
      chance: Math.random,
      later,
      isHeld: () => isHeld(canvas),
      bring: async (picture) => {
        flushSync(() => set((now) => ({ ...now, coming: picture })));
        await canvas.querySelector<HTMLImageElement>(':scope > :last-child img')?.decode();
      },
      hang: (picture) => {
        set((now) => ({ ...now, fading: true }));
        endFade = later(() => set(() => ({ shown: picture, coming: picture, fading: false })), fadeMs);
      },
    },
    shortestMs,
  );
  return () => {
    stop();
    endFade();
  };
}
