import { useEffect, useRef } from 'react';
import { type Mark, pageOf } from './lightbox-address';
import { shownIn } from './lightbox-history';
import type { ViewerProps } from './lightbox-props';

const isMarked = () => shownIn(history.state) !== undefined;

/**
 * The viewer's one entry in the history: added on opening, changed when another work is shown, removed by Back. Its
 * address is that of the shown work's page (GALLERY-14).
 * `onLeft` is called when the visitor is back on the page's own entry; `leave` goes there.
 */
export function useLightboxEntry({ links, first }: Pick<ViewerProps, 'links' | 'first'>, onLeft: () => void) {
  const write = (how: 'pushState' | 'replaceState', link: HTMLAnchorElement | undefined, below: Mark = {}) => {
    // keeps the rest of the state: it belongs to the router, which would reload an entry without it
    if (link) history[how]({ ...history.state, ...below, viewer: link.href }, '', pageOf(link));
  };
  const leaving = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one entry for one opening
  useEffect(() => {
    // an entry that was reloaded or returned to already has its mark
    if (!isMarked()) write('pushState', links[first], { below: location.pathname });
    const closeWithEntry = ({ state }: PopStateEvent) => {
      if (shownIn(state) === undefined) onLeft();
    };
    addEventListener('popstate', closeWithEntry);
    return () => removeEventListener('popstate', closeWithEntry);
  }, []);
  const follow = (index: number) => {
    if (isMarked()) write('replaceState', links[index]);
  };
  const leave = () => {
    // a second Escape or click, before the first one has taken effect, would leave the page
    if (leaving.current || !isMarked()) return;
    leaving.current = true;
    history.back();
  };
  return { follow, leave };
}
