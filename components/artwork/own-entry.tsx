'use client';

import { useEffect } from 'react';
import { shownIn } from '@/components/ui/lightbox-history';

/**
 * Who reloads a wall with its viewer open comes to this page, in an entry that still has the viewer's mark. From now on
 * the entry is this page's own, and Forward leads here.
 */
export function OwnEntry() {
  useEffect(() => {
    // without the router's part of the state, so that the router loads the page and does not ask for parts of it
    if (shownIn(history.state) === location.origin + location.pathname) history.replaceState({}, '');
  }, []);
  return null;
}
