import type { Prefix } from './prefixes';

/** Counts by prefix; a prefix whose count is 0 is removed. */
export function tally() {
  const counts = new Map<string, number>();
  const of = ({ name }: Prefix): number => counts.get(name) ?? 0;
  return {
    /** Whether `more` would bring one of the prefixes above its limit: `most` times the prefix's own `times`. */
    above: (prefixes: readonly Prefix[], most: number, more: number): boolean =>
      prefixes.some((prefix) => of(prefix) + more > most * prefix.times),
    change(prefixes: readonly Prefix[], by: number): void {
      for (const prefix of prefixes) {
        const left = of(prefix) + by;
        if (left > 0) counts.set(prefix.name, left);
        else counts.delete(prefix.name);
      }
    },
  };
}
