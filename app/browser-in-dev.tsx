'use client';

import { useEffect } from 'react';

/** In `next dev` the page's script runs once Next has hydrated the page. A finished page has its own tag for it. */
export function BrowserInDev(): null {
  useEffect(() => {
    if (process.env.NODE_ENV === 'development') void import('@/components/browser');
  }, []);
  return null;
}
