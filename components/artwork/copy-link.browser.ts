'use client';

import type { ActOn } from '@/components/islands/island';

const addressOfPage = () => location.origin + location.pathname;

/** Copies the page's address, and says so. Where that is not allowed, shows it, to be copied by hand. */
export const copyLink: ActOn<Readonly<{ copied: string }>> = (place, { copied }) => {
  const stop = new AbortController();
  const status = place.querySelector('[aria-live]') as HTMLElement;
  const say = (text: string) => {
    status.textContent = text;
  };
  const copy = () =>
    navigator.clipboard
      ? navigator.clipboard.writeText(addressOfPage()).then(
          () => say(copied),
          () => say(addressOfPage()),
        )
      : say(addressOfPage());
  place.addEventListener('click', () => void copy(), stop);
  return () => stop.abort();
};
copyLink.island = 'copy-link';
