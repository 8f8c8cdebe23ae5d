'use client';

import type { ActOn } from '@/components/islands/island';

/** The edge between the two stages follows the range: the style sheet draws it at `--at` per cent. */
export const followRange: ActOn<object> = (easel) => {
  const range = easel.querySelector('input[type=range]') as HTMLInputElement;
  const show = () => easel.style.setProperty('--at', range.value);
  range.addEventListener('input', show);
  // the browser may have restored the range
  show();
  return () => range.removeEventListener('input', show);
};
followRange.island = 'wipe';
