import type { Prefix } from './prefixes';

/** Counts by prefix, and forgets whoever is at nothing. */
export function tally() {
  const counts = new Map<string, number>();
  const of = ({ name }: Prefix): number => counts.get(name) ?? 0;
  return {
    /** Whether so many more would be above what each of them may have, wider ones in proportion. */
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
