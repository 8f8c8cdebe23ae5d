'use client';

import type { Parts } from './list';

if (typeof window !== 'undefined')
  document.loadPart = async (name) => (await import('./list')).list[name as keyof Parts]();

/** Brings to a page what loads parts in `next dev`. In a document the loader does, and this is nothing. */
export const UnderNext = () => null;
