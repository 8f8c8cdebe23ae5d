import { lastOffer, mayWithdraw } from '@/domain/order/status';
import type { LetterEffects } from '../storage/effects';
import { writeLetters } from '../storage/queries/new-letters';
import { addEvent, inHistory } from '../storage/queries/order-events';
import { photoFactsOf, type Submission } from '../storage/queries/read';
import type { Storage } from '../storage/tables';
import { offerItself } from './automatic';
import { jsonIn, readable } from './kinds';
import { lettersFor } from './letters-for';

/** @returns false where it is not held back any more: nothing is sent again. @throws where this version cannot read it */
export function release(storage: Storage, submission: Submission, { now, ...sender }: LetterEffects): Promise<boolean> {
  const { id } = submission;
  const stored = readable(submission);
  return inHistory(storage, submission, async (transaction, { history, next: position }) => {
    const { numUpdatedRows } = await transaction
      .updateTable('submissions')
      .set({ quarantine: null })
      .where('id', '=', id)
      .where('quarantine', 'is not', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return false;
    const photos = await photoFactsOf(transaction, id);
    const letters = lettersFor(
      stored,
      photos.map(({ size }) => size),
    );
    const at = now();
    const offer = offerItself({ kind: submission.kind, fields: jsonIn(submission.fields) }, at);
    // the artist may have made one, and the buyer may have taken the order back
    if (offer && mayWithdraw(history) && !lastOffer(history))
      await addEvent(transaction, { id, position, event: offer }, at);
    await writeLetters(transaction, letters, { ...sender, id, at });
    return true;
  });
}
