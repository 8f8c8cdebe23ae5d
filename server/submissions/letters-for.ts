import { isMailbox } from '@/domain/contact-hints';
import { emailOf } from '../storage/queries/email-of';
import type { NewLetter } from '../storage/queries/new-letters';
import type { NewSubmission } from '../storage/queries/save';
import { pack } from './pack';
import { kindOf } from './registry';

function confirmation({ kind, fields }: Pick<NewSubmission, 'kind' | 'fields'>): readonly NewLetter[] {
  const email = kindOf(kind).isConfirmed ? emailOf(fields) : null;
  return email !== null && isMailbox(email) ? [{ kind: 'buyer', part: 1, parts: 1, photos: [], to: email }] : [];
}

type Told = Pick<NewSubmission, 'kind' | 'fields'> & Readonly<{ photos: readonly Readonly<{ bytes: Buffer }>[] }>;

/**
 * The letters that a submission sets off: to the artist always, to the buyer where there is one with a mailbox. Which photo
 * travels in which letter is decided here, once: a limit that changes before they leave loses none.
 */
export function lettersFor(submission: Told): readonly NewLetter[] {
  const parts = pack(submission.photos.map(({ bytes }) => bytes.length));
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
