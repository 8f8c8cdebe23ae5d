import { agreedSince, type OrderHistory, sentSince } from './status';
import type { Return } from './thing';
import type { Way } from './ways';

/** `position`: of the event with which the file was handed over. */
export type Delivered = Extract<Way, { by: 'file' }> & Readonly<{ position: number; at: number }>;

type Events = Pick<OrderHistory, 'events'>;

/** The files that the buyer may have, oldest first; what came back to be mended replaces all of them. */
export const deliveredIn = (history: Events): readonly Delivered[] =>
  sentSince(history).flatMap((event) =>
    event.type === 'mark' && event.way?.by === 'file' ? [{ ...event.way, position: event.position, at: event.at }] : [],
  );

/** The buyer's consent to a delivery before the days to withdraw are over: Article 16(m) of 2011/83/EU. */
export const earlyIn = ({ events }: Events) => events.find((event) => event.type === 'early') ?? null;

/** Why nobody can withdraw from a contract: made to the buyer's wish, Article 16(c); a file that was asked for at once, (m). */
export type NoRight = 'made' | 'early';

/** @param at when the statement came, in ms */
export function noRightAt(history: Events, returns: Return, at: number): NoRight | null {
  if (returns === 'made') return 'made';
  const early = earlyIn(history);
  return early && early.at <= at ? 'early' : null;
}

/** `tick`: not before the consent, or the end of the days to withdraw; `ended`: the contract was withdrawn from before. */
export type Download = 'open' | 'tick' | 'ended';

/** `withdrawnAt`: when a statement came that withdraws from the contract; `endOf`: the last moment of its days to withdraw, in ms. */
type About = Readonly<{
  returns: Return;
  withdrawnAt: number | null;
  now: number;
  endOf: (agreedAt: number) => number;
}>;

/** @returns null where nothing was handed over as a file */
export function downloadOf(history: OrderHistory, { returns, withdrawnAt, now, endOf }: About): Download | null {
  const [first] = deliveredIn(history);
  if (!first) return null;
  // made to the buyer's wish: there is no such right, Article 16(c)
  if (returns === 'made') return 'open';
  const early = earlyIn(history);
  if (withdrawnAt !== null && withdrawnAt < (early?.at ?? now)) return 'ended';
  if (early) return 'open';
  // never null: what hands a file over sets a state
  return now > endOf(agreedSince(history) as number) ? 'open' : 'tick';
}
