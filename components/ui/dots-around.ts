/** Readings 5: at most so many dots stand at once. */
const most = 7;

/** The numbers, from 0, of the dots that show: a window of at most 7, the one at hand in its middle where it can be. */
export function dotsAround(at: number, count: number): readonly number[] {
  const shown = Math.min(most, count);
  const first = Math.max(0, Math.min(at - Math.floor(shown / 2), count - shown));
  return Array.from({ length: shown }, (_, place) => first + place);
}
