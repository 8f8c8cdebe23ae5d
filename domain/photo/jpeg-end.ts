/** Markers of a JPEG that no length follows: a stuffed zero, a temporary one, restarts and the beginning. */
const isBare = (marker: number): boolean => marker <= 1 || (marker >= 0xd0 && marker <= 0xd8);

const end = 0xd9;

/**
 * Whether a JPEG has its end, which some phones and scanners leave out; so has no file that was cut off. What stands behind it may be
 * anything, and the ends of pictures within the picture's description are not its own.
 */
export function hasItsEnd(bytes: Uint8Array): boolean {
  for (let at = bytes.indexOf(0xff, 2); at >= 0; at = bytes.indexOf(0xff, at)) {
    const [marker, high = 0, low = 0] = bytes.subarray(at + 1, at + 4);
    if (marker === undefined || marker === end) return marker === end;
    // a row of these fills up
    if (marker === 0xff) at += 1;
    else at += isBare(marker) ? 2 : 2 + high * 256 + low;
  }
  return false;
}
