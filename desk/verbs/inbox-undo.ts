import type { OrderHistory } from '@/domain/order/status';
import { stateOf } from '@/domain/order/status';
import { type Done, undoable, withdrawable } from '@/domain/order/undo';
import { effects } from '@/server/storage/effects';
import { historyWithNext } from '@/server/storage/queries/order-events';
import { undoInOrder } from '@/server/submissions/change-order';
import { momentText } from '@/server/submissions/views/dates';
import { stateName, withOrder } from '../order';
import { type Desk, type Reply, reference, refusal, reply, verb } from '../verb';

/** Takes back what is chosen of an order, and says what the buyer has seen of it. */
const takeBack = (
  desk: Desk,
  typed: string,
  chosen: (history: OrderHistory) => Done | null,
  none: 'noUndo' | 'noOffer',
): Promise<Reply> =>
  withOrder(desk, typed, async (order) => {
    const { storage, words, now, locale } = desk;
    const { reference: number } = order;
    const undone = await undoInOrder(storage, order, chosen, { ...effects, now: () => now });
    const { history } = await historyWithNext(storage, order);
    const state = stateName(stateOf(history), words);
    if (!undone) return refusal(words(`studio.status.${none}`, { reference: number, state }));
    const { done, letter } = undone;
    const what = words(`studio.status.undoneWhat.${done.type}`);
    const since = momentText(done.at, locale);
    const lines = [
      words('studio.status.undone', { reference: number, what, state }),
      words(`studio.status.undoneLetter.${letter}`, { since }),
    ];
    return reply(lines.join('\n'), { reference: number, undone: done.type, state: stateOf(history), letter });
  });

export const inboxUndo = verb({
  name: 'inbox undo',
  help: {
    pl: 'cofa ostatnią rzecz, przez 10 minut: stan, ofertę, wiadomość',
    en: 'takes back the last thing, for 10 minutes: a state, an offer, a message',
  },
  example: { pl: 'inbox undo 2026-0042-K7', en: 'inbox undo 2026-0042-K7' },
  arguments: { reference },
  run: (desk, given) => takeBack(desk, given.reference, (history) => undoable(history, desk.now), 'noUndo'),
});

export const inboxWithdraw = verb({
  name: 'inbox withdraw',
  help: {
    pl: 'wycofuje ofertę, dopóki kupujący jej nie przyjął',
    en: 'withdraws the offer until the buyer has accepted it',
  },
  example: { pl: 'inbox withdraw 2026-0042-K7', en: 'inbox withdraw 2026-0042-K7' },
  arguments: { reference },
  run: (desk, given) => takeBack(desk, given.reference, withdrawable, 'noOffer'),
});
