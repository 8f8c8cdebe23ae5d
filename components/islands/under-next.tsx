'use client';

import type { Parts } from './list';

if (typeof window !== 'undefined')
  document.loadPart = async (name) => (await import('./list')).list[name as keyof Parts]();

/** Brings a loader of parts to a page of `next dev`. In a finished page this is nothing. */
export const UnderNext = () => null;
