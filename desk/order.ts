import { markedStates } from '@/domain/order/events';
import { mayBecome, stateOf } from '@/domain/order/status';
import { pathTo } from '@/i18n/pages';
import { environment } from '@/server/platform/environment';
import { effects } from '@/server/storage/effects';
import { historyWithNext } from '@/server/storage/queries/order-events';
import type { Submission } from '@/server/storage/queries/read';
import { type Change, changeOrder } from '@/server/submissions/change-order';
import type { OrderCard } from '@/server/submissions/kind';
import { withReadable } from './submission';
import { type Desk, type Reply, refusal, reply } from './verb';

/** Answers for the order of a reference, or that there is none. */
export const withOrder = (
  desk: Desk,
  reference: string,
  answer: (order: Submission, card: OrderCard) => Promise<Reply>,
): Promise<Reply> =>
  withReadable(desk, reference, async (submission, stored) => {
    const { reference: number } = submission;
    const card = stored.order?.(desk.locale);
    return card ? answer(submission, card) : refusal(desk.words('studio.status.noOrder', { reference: number }));
  });

/** The address of an order's private page, in the buyer's language. */
export const linkOf = ({ language }: Pick<Submission, 'language'>, token: string): string =>
  environment().siteUrl + pathTo('orderStatus', language, { token });

/** Does something to an order. @returns what is told of it: the page, and whether a letter is on its way */
export async function changed(desk: Desk, order: Submission, change: Change): Promise<Reply> {
  const { storage, words, now } = desk;
  const { reference } = order;
  const done = await changeOrder(storage, order, change, { ...effects, now: () => now });
  if (!done) {
    const { history } = await historyWithNext(storage, order);
    const next = markedStates
      .filter((state) => mayBecome(history, state))
      .map((state) => words(`status.states.${state}`));
    const facts = { reference, state: words(`status.states.${stateOf(history)}`), next: next.join(', ') || '-' };
    return refusal(words('studio.status.notNow', facts));
  }
  const link = done.token === null ? null : linkOf(order, done.token);
  const letter = done.isTold ? 'studio.status.letter' : 'studio.status.noLetter';
  const lines = [
    words('studio.status.kept', { reference }),
    ...(link === null ? [] : [words('studio.status.page', { link })]),
    ...(change.tellsBuyer ? [words(letter)] : []),
    ...(change.tellsBuyer && order.language === 'en' ? [words('studio.status.readsEnglish')] : []),
  ];
  return reply(lines.join('\n'), { reference, link, letter: done.isTold });
}
