import { useEffect, useState } from 'react';

/**
 * A module that loads on first use.
 * @param again where the module could not be reached, a change of this tries once more
 * @returns null until it is here
 */
export function useLoaded<Module>(load: () => Promise<Module>, wanted: boolean, again: unknown): Module | null {
  const [module, setModule] = useState<Module | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `again` is there to be changed, `load` is the same function
  useEffect(() => {
    if (wanted && !module) load().then(setModule, () => undefined);
  }, [wanted, module, again]);
  return module;
}
