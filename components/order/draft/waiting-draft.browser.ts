'use client';

import { mayHaveDraft } from '@/components/forms/draft/kept-draft';
import type { ActOn } from '@/components/islands/island';

/** A draft that waits for its form is somebody's input already: it comes back without another. */
export const wakeForDraft: ActOn<{ draft: string }> = (_, { draft }) => {
  if (mayHaveDraft(draft)) dispatchEvent(new Event('wake'));
  return () => {};
};
wakeForDraft.island = 'waiting-draft';
