import { isMailbox } from '@/domain/contact-hints';
import { comparedEmail } from '../storage/queries/compared-email';
import type { NewLetter } from '../storage/queries/new-letters';
import type { StoredSubmission } from './kind';
import { pack } from './pack';

type Sender = Pick<StoredSubmission, 'email' | 'confirm'>;

function confirmation({ email, confirm }: Sender): readonly NewLetter[] {
  const to = confirm && email !== null ? comparedEmail(email) : '';
  return isMailbox(to) ? [{ kind: 'buyer', part: 1, parts: 1, photos: [], to }] : [];
}

/**
 * The letters that a submission sets off: to the artist always, to its sender where one is confirmed and the address is a
 * mailbox. Which photo travels in which letter is decided here, once: a limit that changes before they leave loses none.
 * @param sizes of its photos in bytes, in their order
 */
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
