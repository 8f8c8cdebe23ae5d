import { type ComponentType, useRef, useState } from 'react';
import { fetched } from '@/components/ui/fetched';

/**
 * A part of the form that is not shown at first.
 * @param load fetches it
 * @param first the part, where it is shown from the start
 * @returns the part, null until it is there; `wake` fetches it
 */
export function useFetched<Props>(
  load: () => Promise<ComponentType<Props>>,
  first: ComponentType<Props> | null = null,
) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(() => first);
  const isAsked = useRef(first !== null);
  const wake = () => {
    if (isAsked.current) return;
    isAsked.current = true;
    void fetched(load).then((part) => setPart(() => part));
  };
  return { Part, wake };
}
