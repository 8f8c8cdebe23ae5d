import { limits } from '../platform/limits';

/** What the words and the headers of a letter may take. */
const wordsBytes = 64 * 1024;

/** Bytes of photos that fit one letter, before they grow on their way into it. */
export const photoBytesPerLetter = (): number =>
  Math.floor((limits.letters.bytes - wordsBytes) / limits.letters.growth);

/**
 * Which photos travel in which letter, in their order; at least one letter, also without photos.
 * @param sizes of the photos in bytes
 * @returns the indexes of the photos, letter by letter; a photo that fits no letter is in none
 */
export function pack(sizes: readonly number[], most: number = photoBytesPerLetter()): readonly (readonly number[])[] {
  const letters: number[][] = [[]];
  let filled = 0;
  for (const [index, size] of sizes.entries()) {
    if (size > most) continue;
    if (filled + size > most) {
      letters.push([]);
      filled = 0;
    }
    letters.at(-1)?.push(index);
    filled += size;
  }
  return letters;
}
