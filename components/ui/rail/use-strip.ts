import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { stripOn } from './strip';

/** {@link stripOn}, for a component. */
export function useStrip(strip: RefObject<HTMLElement | null>) {
  const [at, setAt] = useState(0);
  const moving = useRef<ReturnType<typeof stripOn> | null>(null);
  useEffect(() => {
    const made = stripOn(strip.current as HTMLElement, setAt);
    moving.current = made;
    return made.stop;
  }, [strip]);
  const go = useCallback((index: number): boolean => moving.current?.go(index) ?? false, []);
  return { at, go };
}

/** Steps every `everyMs` ms, never if 0; not in a hidden tab and not under reduced motion. */
export function useAutoplay(everyMs: number, step: () => void) {
  const latest = useRef(step);
  latest.current = step;
  useEffect(() => {
    if (everyMs <= 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => {
      if (!document.hidden) latest.current();
    }, everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
}
