import { markedStates, type OrderState, stateSetBy } from '@/domain/order/events';
import { mayBecome, type OrderHistory, stateOf } from '@/domain/order/status';
import { pathTo } from '@/i18n/pages';
import { environment } from '@/server/platform/environment';
import { effects } from '@/server/storage/effects';
import { historyWithNext } from '@/server/storage/queries/order-events';
import type { Submission } from '@/server/storage/queries/read';
import { type Change, changeOrder } from '@/server/submissions/change-order';
import type { OrderCard } from '@/server/submissions/kind';
import { withReadable } from './submission';
import { type Desk, type Language, type Reply, refusal, reply } from './verb';

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

/** A state as it is typed, too. @example stateName('in-work', words) // 'w-pracy' */
export const stateName = (state: OrderState, words: Language['words']): string =>
  words(`studio.states.${state}`).replace(/\s/g, '-');

/** The steps that the artist can take from here, as they are typed. */
function nextOf(history: OrderHistory, { words }: Pick<Language, 'words'>): string {
  const offer = mayBecome(history, 'offer') ? ['inbox quote'] : [];
  const marks = markedStates.filter((state) => mayBecome(history, state)).map((state) => stateName(state, words));
  return [...offer, ...marks].join(', ');
}

/** Where an order stands, and what can follow. */
export function standingText(history: OrderHistory, { words }: Pick<Language, 'words'>): string {
  const [state, next] = [stateName(stateOf(history), words), nextOf(history, { words })];
  return next ? words('studio.status.now', { state, next }) : words('studio.status.nowLast', { state });
}

/** Does something to an order. @returns what is told of it: the page, and whether a letter is on its way */
export async function changed(desk: Desk, order: Submission, change: Change): Promise<Reply> {
  const { storage, words, now } = desk;
  const { reference } = order;
  const done = await changeOrder(storage, order, change, { ...effects, now: () => now });
  if (!done) {
    const { history } = await historyWithNext(storage, order);
    const facts = { reference, state: stateName(stateOf(history), words), next: nextOf(history, desk) || '-' };
    return refusal(words('studio.status.notNow', facts));
  }
  const { history } = await historyWithNext(storage, order);
  const link = done.token === null ? null : linkOf(order, done.token);
  const isSeen = change.event.type !== 'note' && link !== null;
  const state = stateSetBy(change.event);
  const letter = done.isTold ? 'studio.status.letter' : 'studio.status.noLetter';
  const lines = [
    words('studio.status.kept', { reference }),
    ...(link === null ? [] : [words('studio.status.page', { link })]),
    ...(change.tellsBuyer ? [words(letter)] : []),
    ...(change.tellsBuyer && order.language === 'en' ? [words('studio.status.readsEnglish')] : []),
    ...(isSeen && !change.tellsBuyer && state
      ? [words('studio.status.noNews', { state: words(`status.states.${state}`) })]
      : []),
    ...(isSeen ? [standingText(history, desk), words('studio.status.mistake', { reference })] : []),
  ];
  return reply(lines.join('\n'), { reference, link, letter: done.isTold });
}
