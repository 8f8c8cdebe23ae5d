/** HOME-9: at most so many dots are shown. */
const most = 7;

/**
 * The numbers, from 0, of the dots that are shown: a window of at most 7, with the current one in the middle where
 * possible.
 */
export function dotsAround(at: number, count: number): readonly number[] {
  const shown = Math.min(most, count);
  const first = Math.max(0, Math.min(at - Math.floor(shown / 2), count - shown));
  return Array.from({ length: shown }, (_, place) => first + place);
}
