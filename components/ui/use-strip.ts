import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

const centreOf = ({ offsetLeft, offsetWidth }: HTMLElement): number => offsetLeft + offsetWidth / 2;

/** Which of the links stands nearest to the middle of the strip. */
function linkInTheMiddle(strip: HTMLElement): number {
  const middle = strip.scrollLeft + strip.clientWidth / 2;
  const distances = Array.from(strip.querySelectorAll('a'), (link) => Math.abs(centreOf(link) - middle));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

const behaviour = (): ScrollBehavior => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth');

/**
 * A strip of links, one in the middle at a time: the browser scrolls and snaps it, this knows which one it is and goes
 * to another. The strip is positioned, so that the links' offsets count from it.
 */
export function useStrip(strip: RefObject<HTMLElement | null>) {
  const [at, setAt] = useState(0);
  /** Where it is going: until it arrives, what it passes does not count. */
  const aim = useRef<number | null>(null);

  useEffect(() => {
    const element = strip.current as HTMLElement;
    const forget = () => {
      aim.current = null;
    };
    const measure = () => {
      const now = linkInTheMiddle(element);
      if (aim.current === now) forget();
      if (aim.current === null) setAt(now);
    };
    const arrive = () => {
      forget();
      measure();
    };
    const listeners = { scroll: measure, scrollend: arrive, pointerdown: forget, wheel: forget };
    for (const [event, act] of Object.entries(listeners)) element.addEventListener(event, act, { passive: true });
    return () => {
      for (const [event, act] of Object.entries(listeners)) element.removeEventListener(event, act);
    };
  }, [strip]);

  /** @returns whether there is such a link */
  const go = useCallback(
    (index: number): boolean => {
      const element = strip.current as HTMLElement;
      const link = element.querySelectorAll('a')[index];
      if (!link) return false;
      aim.current = index;
      setAt(index);
      element.scrollTo({ left: centreOf(link) - element.clientWidth / 2, behavior: behaviour() });
      return true;
    },
    [strip],
  );
  return { at, go };
}
