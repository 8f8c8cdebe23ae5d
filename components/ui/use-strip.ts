import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { frameDrawn } from './frame-drawn';

const centreOf = ({ offsetLeft, offsetWidth }: HTMLElement): number => offsetLeft + offsetWidth / 2;

/** The number of the link that is nearest to the middle of the strip; at its ends the first and the last one. */
function linkInTheMiddle(strip: HTMLElement): number {
  const links = [...strip.querySelectorAll('a')];
  if (strip.scrollLeft <= 0) return 0;
  if (strip.scrollLeft >= strip.scrollWidth - strip.clientWidth - 1) return links.length - 1;
  const middle = strip.scrollLeft + strip.clientWidth / 2;
  const distances = links.map((link) => Math.abs(centreOf(link) - middle));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

const behaviour = (): ScrollBehavior => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth');

/**
 * A strip of links with one in the middle at a time. The browser scrolls and snaps it; this knows which link is in the
 * middle and can go to another. The strip must be positioned, because the links' offsets are measured from it.
 */
export function useStrip(strip: RefObject<HTMLElement | null>) {
  const [at, setAt] = useState(0);
  /** The link that it scrolls to: until it arrives, links that it passes do not count. */
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
    // where several links are whole at an end of the strip, the one that was chosen stays chosen
    const arrive = () => {
      if (aim.current === null) measure();
      forget();
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
      // the frame that answers the press begins the way there
      frameDrawn().then(() => setAt(index));
      element.scrollTo({ left: centreOf(link) - element.clientWidth / 2, behavior: behaviour() });
      return true;
    },
    [strip],
  );
  return { at, go };
}
