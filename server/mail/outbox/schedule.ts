const minute = 60 * 1000;
const hour = 60 * minute;

/** The waits after the first attempts, short at first (TRUST-14). */
const early = [minute / 2, 2 * minute, 5 * minute, 15 * minute, 30 * minute, hour, 2 * hour] as const;
const later = 4 * hour;
const laterAttempts = (14 * 24 * hour) / later;

/**
 * How long a letter waits after so many failed attempts.
 * @returns milliseconds, or null after the last attempt: then the letter is parked
 */
export function waitAfter(attempts: number): number | null {
  if (attempts <= early.length) return early[attempts - 1] ?? 0;
  return attempts <= early.length + laterAttempts ? later : null;
}
