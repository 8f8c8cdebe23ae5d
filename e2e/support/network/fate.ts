/** A random whole number below the one given. */
type Random = (below: number) => number;

/**
 * The fault that a request meets: none, the request is cut off, or its answer is. `far`: the share that still arrives,
 * from 0 to below 1.
 */
export type Fate = Readonly<{ what: 'passes' | 'cut' | 'dropped'; far: number }>;

const percent = 30;

/** Cuts off so many percent of the requests, and so many percent of the answers to the others. */
export function fateBy(random: Random): Fate {
  const hit = (): boolean => random(100) < percent;
  const part = (): number => random(1000) / 1000;
  if (hit()) return { what: 'cut', far: part() };
  if (!hit()) return { what: 'passes', far: 1 };
  // half of these answers are cut off before their first byte
  return { what: 'dropped', far: random(2) * part() };
}
