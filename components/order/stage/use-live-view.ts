import { useEffect, useState } from 'react';
import { load } from '@/components/islands/load';

const ask = () => import('./live-view');
type LiveView = Awaited<ReturnType<typeof ask>>;

/** @param again a change of this asks once more for what has not come */
export function useLiveView(wanted: boolean, again?: unknown): LiveView | null {
  const [view, setView] = useState<LiveView | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `again` is there to be changed
  useEffect(() => {
    if (wanted && !view) load(ask).then(setView, () => undefined);
  }, [wanted, view, again]);
  return view;
}
