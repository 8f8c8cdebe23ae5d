import { isMailbox } from '@/domain/doubts';
import { emailOf } from '../storage/queries/email-of';
import type { NewLetter } from '../storage/queries/new-letters';
import type { NewSubmission } from '../storage/queries/save';
import { pack } from './pack';

/** The kinds whose sender is sent a confirmation. */
const confirmed: ReadonlySet<string> = new Set(['shop-order']);

function confirmation({ kind, fields }: Pick<NewSubmission, 'kind' | 'fields'>): readonly NewLetter[] {
  const email = confirmed.has(kind) ? emailOf(fields) : null;
  return email !== null && isMailbox(email) ? [{ kind: 'buyer', part: 1, parts: 1, to: email }] : [];
}

type Told = Pick<NewSubmission, 'kind' | 'fields'> & Readonly<{ photos: readonly Readonly<{ bytes: Buffer }>[] }>;

/** The letters that a submission sets off: to the artist always, to the buyer where there is one with a mailbox. */
export function lettersFor(submission: Told): readonly NewLetter[] {
  const parts = pack(submission.photos.map(({ bytes }) => bytes.length)).length;
  const toArtist = Array.from(
    { length: parts },
    (_, index): NewLetter => ({ kind: 'artist', part: index + 1, parts, to: null }),
  );
  return [...toArtist, ...confirmation(submission)];
}
