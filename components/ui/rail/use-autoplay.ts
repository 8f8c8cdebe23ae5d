import { useEffect, useRef } from 'react';

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
