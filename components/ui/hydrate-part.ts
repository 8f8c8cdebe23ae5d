import type { hydrateRoot } from 'react-dom/client';

type Hydrate = typeof hydrateRoot;
let hydrate: Hydrate | null = null;

/** Takes React's own function from the file that Next runs first. */
export function giveHydrate(given: Hydrate): void {
  hydrate = given;
}

/**
 * Makes a part of a page alive by itself.
 * @throws before {@link giveHydrate}, which no page does
 */
export const hydratePart: Hydrate = (...given) => {
  if (!hydrate) throw new Error('instrumentation-client.ts has not run.');
  return hydrate(...given);
};
