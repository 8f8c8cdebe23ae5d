import { isMailbox } from '@/domain/contact-hints';
import type { OrderEvent } from '@/domain/order/events';
import type { OrderHistory } from '@/domain/order/status';
import {
  type Done,
  isProposal,
  lastProposal,
  pendingIn,
  replacedBy,
  undoing,
  undoMs,
  without,
} from '@/domain/order/undo';
import type { LetterEffects } from '../storage/effects';
import { hasUpdate, sendUpdateNow, stopOfferIn, stopUpdate } from '../storage/queries/letters';
import { type NewLetter, writeLetters } from '../storage/queries/new-letters';
import { addEvent, addUndo, type EventFile, type EventPicture, inHistory } from '../storage/queries/order-events';
import { tokenOf } from '../storage/queries/order-link';
import { comparedEmail } from '../storage/queries/person';
import type { Submission } from '../storage/queries/read';
import type { Storage } from '../storage/tables';

/** `mayHappen`: whether the order's state allows it when it is stored; `next`: the next event's position. */
export type Change = Readonly<{
  event: OrderEvent;
  picture?: EventPicture;
  file?: EventFile;
  tellsBuyer: boolean;
  mayHappen: (history: OrderHistory, next: number) => boolean;
}>;

/** `token`: of the order's page, where it has one; `isWritten`: whether a letter to the buyer waits in the outbox. */
export type Changed = Readonly<{ token: string | null; isWritten: boolean; position: number }>;

function letterAbout(position: number, { email }: Submission): readonly NewLetter[] {
  const to = email === null ? '' : comparedEmail(email);
  return isMailbox(to) ? [{ kind: 'update', part: position, to }] : [];
}

/** @returns null where it may not happen as things are */
export function changeOrder(
  storage: Storage,
  order: Submission,
  { event, picture, file, tellsBuyer, mayHappen }: Change,
  sender: LetterEffects,
): Promise<Changed | null> {
  const { id } = order;
  const at = sender.now();
  return inHistory(storage, order, async (transaction, { history, next: position }) => {
    if (!mayHappen(history, position)) return null;
    await addEvent(transaction, { id, position, event, ...(picture && { picture }), ...(file && { file }) }, at);
    // an offer, or a change, that nobody has read yet is not contradicted by the next one
    const before = isProposal(event) ? lastProposal(history, event.type) : undefined;
    if (before) await stopUpdate(transaction, id, before.position);
    const letters = tellsBuyer ? letterAbout(position, order) : [];
    await writeLetters(transaction, letters, { ...sender, id, at, dueAt: at + undoMs });
    return { token: await tokenOf(transaction, id), isWritten: letters.length > 0, position };
  });
}

/** `isSeen`: whether the buyer had it on the page; `letter`: as `stopUpdate`; after one that has `left` a second tells the buyer. */
export type Undone = Readonly<{ done: Done; isSeen: boolean; letter: 'none' | 'stopped' | 'left' }>;

/**
 * What the buyer has not seen yet is taken back in silence, or not at all where its letter is just leaving.
 * @param chosen what to take back, as things are when it is done
 * @returns null where nothing can be taken back
 */
export function undoInOrder(
  storage: Storage,
  order: Submission,
  chosen: (history: OrderHistory, next: number) => Done | null,
  sender: LetterEffects,
): Promise<Undone | null> {
  const { id } = order;
  const at = sender.now();
  return inHistory(storage, order, async (transaction, { history, next: position }): Promise<Undone | null> => {
    const done = chosen(history, position);
    if (!done) return null;
    // the same row that a worker leases: whoever comes first has it
    const isAutomatic = done.type === 'offer' && done.automatic === true;
    const letter = await (isAutomatic ? stopOfferIn(transaction, id) : stopUpdate(transaction, id, done.position));
    const isSeen = !pendingIn(history, at).includes(done);
    if (letter === 'left' && !isSeen) return null;
    // of what the buyer saw, those that it replaced do not come back
    const gone = [done, ...(isSeen ? replacedBy(done, history) : [])];
    let left = history;
    for (const [index, one] of gone.entries()) {
      await addUndo(transaction, { id, position: position + index, event: undoing(left, one) }, at);
      left = without(left, one);
    }
    if (letter === 'left') await writeLetters(transaction, letterAbout(position, order), { ...sender, id, at });
    await tellAgain(transaction, order, { events: left.events, done }, { ...sender, at });
    return { done, isSeen, letter };
  });
}

type Around = Readonly<{ events: OrderHistory['events']; done: Done }>;

/** The letter about what the one taken back had replaced, where it was stopped for that. */
async function tellAgain(
  storage: Storage,
  order: Submission,
  { events, done }: Around,
  sender: LetterEffects & { at: number },
) {
  const before = isProposal(done) && lastProposal({ events }, done.type);
  // of an offer that made itself the letter was never stopped
  if (
    !before ||
    (before.type === 'offer' && before.automatic) ||
    before.position > done.position ||
    (await hasUpdate(storage, order.id, before.position))
  )
    return;
  const dueAt = Math.max(sender.at, before.at + undoMs);
  await writeLetters(storage, letterAbout(before.position, order), { ...sender, id: order.id, dueAt });
}

/** The buyer sees what the artist did, and its letter is due. @returns false where it did not wait any more */
export function sendNow(
  storage: Storage,
  order: Submission,
  done: number,
  sender: Pick<LetterEffects, 'now'>,
): Promise<boolean> {
  const { id } = order;
  const at = sender.now();
  return inHistory(storage, order, async (transaction, { history, next: position }) => {
    if (!pendingIn(history, at).some((event) => event.position === done)) return false;
    await addEvent(transaction, { id, position, event: { type: 'sendNow', of: done } }, at);
    await sendUpdateNow(transaction, id, done, at);
    return true;
  });
}
