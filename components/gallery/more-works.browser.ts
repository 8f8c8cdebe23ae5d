'use client';

import type { ActOn } from '@/components/islands/island';
import { load } from '@/components/islands/load';
import { hasModifier } from '@/components/ui/browser';

/**
 * A click on the link to the next part of a wall hangs that part here. If it fails to load, the link leads to its page.
 */
export const addPart: ActOn<object> = (place) => {
  const stop = new AbortController();
  const hangNext = async (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[rel=next]');
    if (!link || hasModifier(event)) return;
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
    // too late: the browser is leaving for the link's address
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
addPart.island = 'more-works';
