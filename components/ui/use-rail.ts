import { type RefObject, useEffect, useRef, useState } from 'react';
import { frameDrawn } from './frame-drawn';
import type { Ends, MovingRail } from './rail-swiper';

/** The position of the native scroll container. Browsers round the sizes, hence the tolerance of a pixel. */
function nativeEnds({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): Ends {
  return { start: scrollLeft < 1, end: scrollLeft + clientWidth > scrollWidth - 1 };
}

/** One step without Swiper; the style sheet's snap points set the exact position. */
function scrollByItem(viewport: HTMLElement | null, by: -1 | 1) {
  const item = viewport?.querySelector('li');
  viewport?.scrollBy({ left: by * (item?.offsetWidth ?? 0), behavior: 'smooth' });
}

/**
 * How a rail moves: at first by itself as a scroll container, then by Swiper, which loads when the visitor first uses
 * the rail.
 */
export function useRail(viewport: RefObject<HTMLElement | null>) {
  const [ends, setEnds] = useState<Ends>({ start: true, end: false });
  const moving = useRef<Promise<MovingRail> | null>(null);
  const held = useRef(false);

  useEffect(() => {
    const element = viewport.current;
    if (!element) return;
    const measure = () => {
      if (!('moving' in element.dataset)) setEnds(nativeEnds(element));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
      moving.current?.then((rail) => rail.stop());
    };
  }, [viewport]);

  const takeOver = () => {
    moving.current ??= frameDrawn()
      .then(() => import('./rail-swiper'))
      .then((module) =>
        module.takeOver(viewport.current as HTMLElement, { isHeld: () => held.current, onMove: setEnds }),
      );
    return moving.current;
  };
  const wake = () => {
    takeOver().catch(() => {
      // No network: the rail stays a scroll container, and the next use tries again.
      moving.current = null;
    });
  };
  const step = (by: -1 | 1) =>
    takeOver().then(
      (rail) => {
        const { start, end } = rail.step(by);
        // The button at this end is about to be disabled and would lose the focus.
        const dropsFocus = (by < 0 ? start : end) && document.activeElement?.matches('button');
        if (dropsFocus) viewport.current?.focus({ preventScroll: true });
      },
      () => scrollByItem(viewport.current, by),
    );
  const hold = () => {
    held.current = true;
    wake();
  };
  const release = () => {
    held.current = false;
  };
  return { ends, wake, hold, release, step };
}
