import { isMailbox } from '@/domain/contact-hints';
import type { OrderEvent } from '@/domain/order/events';
import { lastOffer, type OrderHistory } from '@/domain/order/status';
import { type Done, undoing } from '@/domain/order/undo';
import type { SavingEffects } from '../storage/effects';
import { retryTaken } from '../storage/faults';
import { stopUpdate } from '../storage/queries/letters';
import { type NewLetter, writeLetters } from '../storage/queries/new-letters';
import { addEvent, type EventPicture, historyWithNext, removePicture } from '../storage/queries/order-events';
import { tokenOf } from '../storage/queries/order-link';
import { comparedEmail } from '../storage/queries/person';
import type { Submission } from '../storage/queries/read';
import type { Storage } from '../storage/tables';

/** A change by the artist. `mayHappen`: whether the order's state allows it when it is stored; `next`: the next event's position. */
export type Change = Readonly<{
  event: OrderEvent;
  picture?: EventPicture;
  tellsBuyer: boolean;
  mayHappen: (history: OrderHistory, next: number) => boolean;
}>;

/**
 * `token`: of the order's page, where it has one; `isTold`: whether a letter to the buyer waits in the outbox; `position`: of the
 * event in the history.
 */
export type Changed = Readonly<{ token: string | null; isTold: boolean; position: number }>;

/** The one letter about an event; none where no letter can reach the buyer. */
function letterAbout(position: number, { email }: Submission): readonly NewLetter[] {
  const to = email === null ? '' : comparedEmail(email);
  return isMailbox(to) ? [{ kind: 'update', part: position, parts: 1, photos: [], to }] : [];
}

type Sender = Pick<SavingEffects, 'now' | 'uuid' | 'mailHost'>;

/**
 * Adds what the artist does to an order, together with the letter about it. * @returns null where it may not happen as things are
 */
export function changeOrder(
  storage: Storage,
  order: Submission,
  { event, picture, tellsBuyer, mayHappen }: Change,
  sender: Sender,
): Promise<Changed | null> {
  const { id } = order;
  const at = sender.now();
  return retryTaken(() =>
    storage.transaction().execute(async (transaction) => {
      const { history, next: position } = await historyWithNext(transaction, order);
      if (!mayHappen(history, position)) return null;
      await addEvent(transaction, { id, position, event, ...(picture && { picture }) }, at);
      // an offer that nobody has read yet is not contradicted by the next one
      const before = event.type === 'offer' ? lastOffer(history) : undefined;
      if (before) await stopUpdate(transaction, id, before.position);
      const letters = tellsBuyer ? letterAbout(position, order) : [];
      await writeLetters(transaction, letters, { ...sender, id, at });
      return { token: await tokenOf(transaction, id), isTold: letters.length > 0, position };
    }),
  );
}

/**
 * What was taken back. `letter`: what became of the letter about it: `none` was written, it was `stopped`, or it had `left`
 * and a second one tells the buyer.
 */
export type Undone = Readonly<{ done: Done; letter: 'none' | 'stopped' | 'left' }>;

/**
 * Takes back what the artist did, and its picture; the letter about it is stopped while it waits.
 * @param chosen what to take back, as things are when it is done; null: nothing can be
 * @returns null where nothing can be taken back
 */
export function undoInOrder(
  storage: Storage,
  order: Submission,
  chosen: (history: OrderHistory) => Done | null,
  sender: Sender,
): Promise<Undone | null> {
  const { id } = order;
  const at = sender.now();
  return retryTaken(() =>
    storage.transaction().execute(async (transaction): Promise<Undone | null> => {
      const { history, next: position } = await historyWithNext(transaction, order);
      const done = chosen(history);
      if (!done) return null;
      await addEvent(transaction, { id, position, event: undoing(history, done) }, at);
      await removePicture(transaction, id, done.position);
      const letter = await stopUpdate(transaction, id, done.position);
      if (letter === 'left') await writeLetters(transaction, letterAbout(position, order), { ...sender, id, at });
      return { done, letter };
    }),
  );
}
