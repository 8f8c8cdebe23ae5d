import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Ends, MovingRail } from './rail-swiper';

/** Where the plain scroll container stands. Browsers round its measures, hence the pixel. */
function nativeEnds({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): Ends {
  return { start: scrollLeft < 1, end: scrollLeft + clientWidth > scrollWidth - 1 };
}

/** A step without Swiper; the snap points of the style sheet do the rest. */
function scrollByItem(viewport: HTMLElement | null, by: -1 | 1) {
  const item = viewport?.querySelector('li');
  viewport?.scrollBy({ left: by * (item?.offsetWidth ?? 0), behavior: 'smooth' });
}

/** How a rail moves: by itself as a scroll container, and by Swiper, loaded at the first sign of a visitor. */
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
    moving.current ??= import('./rail-swiper').then((module) =>
      module.takeOver(viewport.current as HTMLElement, { isHeld: () => held.current, onMove: setEnds }),
    );
    return moving.current;
  };
  const wake = () => {
    takeOver().catch(() => {
      // No network: the rail stays a scroll container, and the next sign tries again.
      moving.current = null;
    });
  };
  const step = (by: -1 | 1) =>
    takeOver().then(
      (rail) => {
        const { start, end } = rail.step(by);
        // The button at an end is about to be disabled and would drop the focus.
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
