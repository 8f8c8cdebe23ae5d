import { useEffect } from 'react';
import { shownIn } from './lightbox-history';

// the rest of the state belongs to the router, which would reload an entry without it
const mark = (viewer: number) => ({ ...history.state, viewer });

/** Closes the viewer as the Back button does. */
export const leave = () => history.back();

/**
 * The viewer's one entry in the history: made on opening, changed while leafing, gone with Back. `onLeave` is called
 * when the visitor goes back to the page without the viewer.
 */
export function useLightboxEntry(first: number, onLeave: () => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: one entry for one opening
  useEffect(() => {
    // an entry that was reloaded or returned to has its mark
    if (shownIn(history.state) === undefined) history.pushState(mark(first), '');
    const leaveWithEntry = ({ state }: PopStateEvent) => {
      if (shownIn(state) === undefined) onLeave();
    };
    addEventListener('popstate', leaveWithEntry);
    return () => removeEventListener('popstate', leaveWithEntry);
  }, []);
  const follow = (index: number) => {
    if (shownIn(history.state) !== undefined) history.replaceState(mark(index), '');
  };
  return { follow };
}
