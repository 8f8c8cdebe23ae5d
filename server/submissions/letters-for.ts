import { isMailbox } from '@/domain/contact-hints';
import { limits } from '../platform/limits';
import type { NewLetter } from '../storage/queries/new-letters';
import { comparedEmail } from '../storage/queries/person';
import type { StoredSubmission } from './kind';

/** For the words and the headers of a letter. */
const wordsBytes = 64 * 1024;

/** Bytes of photos that fit into one letter, before base64 makes them larger. */
export const photoBytesPerLetter = (): number =>
  Math.floor((limits.letters.bytes - wordsBytes) / limits.letters.growth);

/** @param sizes in bytes. @returns the indexes of the photos, letter by letter; a photo that fits no letter is in none */
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

type Sender = Pick<StoredSubmission, 'email' | 'confirm'>;

function confirmation({ email, confirm }: Sender): readonly NewLetter[] {
  const to = confirm && email !== null ? comparedEmail(email) : '';
  return isMailbox(to) ? [{ kind: 'buyer', to }] : [];
}

/** Which photo travels in which letter is decided once: a limit that changes before they leave loses none. */
export function lettersFor(submission: Sender, sizes: readonly number[]): readonly NewLetter[] {
  const parts = pack(sizes);
  const toArtist = parts.map(
    (indexes, index): NewLetter => ({
      kind: 'artist',
      part: index + 1,
      parts: parts.length,
      photos: indexes.map((photo) => photo + 1),
      to: null,
    }),
  );
  return [...toArtist, ...confirmation(submission)];
}

/**
 * @returns `held`: nobody was written to, yet; `enough`: that day the address had all that it may get; null: its sender was
 * written to, or none of its letters goes to them
 */
export function unwrittenOf(
  submission: Sender,
  { quarantine, letters }: Readonly<{ quarantine: string | null; letters: readonly Pick<NewLetter, 'kind'>[] }>,
): 'held' | 'enough' | null {
  if (quarantine !== null) return 'held';
  return confirmation(submission).length > 0 && !letters.some(({ kind }) => kind === 'buyer') ? 'enough' : null;
}
