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
