import { useEffect, useState } from 'react';
import type { Parts } from '@/components/islands/list';
import { load } from '@/components/islands/load';

/**
 * A part of the form that is not shown at first.
 * @param again a change of this asks at once for what has not come
 * @returns null until it is wanted and here
 */
export function usePart<Name extends keyof Parts>(name: Name, wanted: boolean, again?: unknown): Parts[Name] | null {
  const [part, setPart] = useState<Parts[Name] | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `again` is there to be changed
  useEffect(() => {
    if (wanted && !part) void load(name).then(setPart);
  }, [name, wanted, part, again]);
  return part;
}
