import { useEffect, useRef } from 'react';
import { pageOf, shownIn } from './lightbox-link';

const isMarked = () => shownIn(history.state) !== undefined;

/**
 * The viewer's one entry in the history: added on opening, changed when another work is shown, removed by Back. Its
 * address is the artwork page's (GALLERY-14).
 * @param opened the link of the work that is shown first
 * @param onLeft called when the visitor is back on the page's own entry
 * @returns `leave` goes there; `follow` notes another work
 */
export function useLightboxEntry(opened: HTMLAnchorElement, onLeft: () => void) {
  const leaving = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one entry for one opening
  useEffect(() => {
    // an entry that was reloaded or returned to already has its mark
    if (!isMarked()) history.pushState({ viewer: opened.href }, '', pageOf(opened));
    const closeWithEntry = ({ state }: PopStateEvent) => {
      if (shownIn(state) === undefined) onLeft();
    };
    addEventListener('popstate', closeWithEntry);
    return () => removeEventListener('popstate', closeWithEntry);
  }, []);
  const follow = (link: HTMLAnchorElement) => {
    if (isMarked()) history.replaceState({ ...history.state, viewer: link.href }, '', pageOf(link));
  };
  const leave = () => {
    // a second Escape or click, before the first one has taken effect, would leave the page
    if (leaving.current || !isMarked()) return;
    leaving.current = true;
    history.back();
  };
  return { follow, leave };
}
