/** Chance in whole numbers below the one given. */
type Random = (below: number) => number;

/**
 * What becomes of a request: it passes, is cut on its way, or its answer is dropped. `far`: how much of what is broken
 * off gets through, from 0 to below 1.
 */
export type Fate = Readonly<{ what: 'passes' | 'cut' | 'dropped'; far: number }>;

const percent = 30;

/** Of all uploads so many percent are cut, and so many of the answers to the others dropped. */
export function fateBy(random: Random): Fate {
  const hit = (): boolean => random(100) < percent;
  const part = (): number => random(1000) / 1000;
  if (hit()) return { what: 'cut', far: part() };
  if (!hit()) return { what: 'passes', far: 1 };
  // half of them before their first byte
  return { what: 'dropped', far: random(2) * part() };
}
