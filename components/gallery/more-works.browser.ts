'use client';

import type { ActOn } from '@/components/islands/island';
import { load } from '@/components/islands/load';
import { wantsItsOwnTab } from '@/components/ui/own-tab';

/** A press on the link to the next part of a wall hangs that part here; where it does not come, the link leads to its page. */
export const moreOnPress: ActOn<object> = (place) => {
  const stop = new AbortController();
  const hangNext = async (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[rel=next]');
    if (!link || wantsItsOwnTab(event)) return;
    event.preventDefault();
    link.ariaBusy = 'true';
    let left = false;
    const leave = () => {
      left = true;
      link.ariaBusy = null;
      location.assign(link.href);
      return true;
    };
    const { hangPart, takeAddress } = await load('wall-part', leave);
    // what comes after the link has led away is nobody's wish any more
    if (left) return;
    try {
      const [first] = await hangPart('next');
      takeAddress(first);
      first?.focus();
    } catch {
      leave();
    }
  };
  place.addEventListener('click', (event) => void hangNext(event), stop);
  return () => stop.abort();
};
moreOnPress.island = 'more-works';
