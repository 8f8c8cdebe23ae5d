import { isMailbox } from '@/domain/contact-hints';
import type { OrderEvent } from '@/domain/order/events';
import type { OrderHistory } from '@/domain/order/status';
import type { SavingEffects } from '../storage/effects';
import { isTaken } from '../storage/faults';
import { type NewLetter, writeLetters } from '../storage/queries/new-letters';
import { addEvent, type EventPicture, historyWithNext } from '../storage/queries/order-events';
import { giveLink, tokenOf } from '../storage/queries/order-link';
import { comparedEmail } from '../storage/queries/person';
import type { Submission } from '../storage/queries/read';
import type { Storage } from '../storage/tables';

/** What the artist does to an order. `mayHappen`: whether it may, as things are when it is kept. */
export type Change = Readonly<{
  event: OrderEvent;
  picture?: EventPicture;
  tellsBuyer: boolean;
  mayHappen: (history: OrderHistory) => boolean;
}>;

/** `token`: of the order's page, where it has one; `isTold`: whether a letter to the buyer waits in the outbox. */
export type Changed = Readonly<{ token: string | null; isTold: boolean }>;

/** The one letter about an event; none where no letter can reach the buyer. */
function letterAbout(position: number, { email }: Submission): readonly NewLetter[] {
  const to = email === null ? '' : comparedEmail(email);
  return isMailbox(to) ? [{ kind: 'update', part: position, parts: 1, photos: [], to }] : [];
}

type Sender = Pick<SavingEffects, 'now' | 'uuid' | 'token' | 'mailHost'>;

/**
 * Adds what the artist does to an order, together with the letter about it. An order from before there were private pages
 * gets its page now. Where the buyer answers at the same moment, it is tried again.
 * @returns null where it may not happen as things are
 */
export async function changeOrder(
  storage: Storage,
  order: Submission,
  change: Change,
  sender: Sender,
  tries = 3,
): Promise<Changed | null> {
  const { id } = order;
  const { event, picture, tellsBuyer, mayHappen } = change;
  const at = sender.now();
  try {
    return await storage.transaction().execute(async (transaction) => {
      const { history, next: position } = await historyWithNext(transaction, order);
      if (!mayHappen(history)) return null;
      // a note may stand with any submission
      if (event.type !== 'note') await giveLink(transaction, { id, token: sender.token(), at });
      await addEvent(transaction, { id, position, event, ...(picture && { picture }) }, at);
      const letters = tellsBuyer ? letterAbout(position, order) : [];
      await writeLetters(transaction, letters, { ...sender, id, at });
      return { token: await tokenOf(transaction, id), isTold: letters.length > 0 };
    });
  } catch (error) {
    if (tries <= 1 || !isTaken(error)) throw error;
    return changeOrder(storage, order, change, sender, tries - 1);
  }
}
