'use client';

import type { ActOn } from '@/components/islands/island';

/** Escape and a choice close the menu, a `<details>` that opens by itself. */
export const closeMenu: ActOn<object> = (place) => {
  const menu = place.querySelector('details') as HTMLDetailsElement;
  const stop = new AbortController();
  const onEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !menu.open) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  };
  const onChoice = ({ target }: Event) => {
    if ((target as Element).closest('nav a')) menu.open = false;
  };
  menu.addEventListener('keydown', onEscape, stop);
  menu.addEventListener('click', onChoice, stop);
  return () => stop.abort();
};
closeMenu.island = 'mobile-menu';
