import type { OrderHistory } from './status';
import { agreedOffer, openOffer, stateOf } from './status';

/** An order in a month: agreed on, offered, or waiting for an offer. */
export type Place = 'accepted' | 'offered' | 'asked';

/**
 * The place that an order takes, and in which month, such as `2026-12`: that of the day it is promised for, or wished for.
 * @param wished the day that the buyer wishes, such as `2026-12-18`; null: no day is known
 * @returns null where it takes none, or nobody knows when
 */
export function placeOf(
  history: OrderHistory,
  wished: string | null,
  now: number,
): Readonly<{ place: Place; month: string }> | null {
  const placed = (place: Place, day: string | null) => day && { place, month: day.slice(0, 7) };
  const open = openOffer(history, now);
  if (open) return { place: 'offered', month: open.by.slice(0, 7) };
  if (['received', 'read'].includes(stateOf(history))) return placed('asked', wished) || null;
  return placed('accepted', agreedOffer(history)?.by ?? null) || null;
}

/** How full a month is: an offer fills half a place. `places`: null where no number is set, and then nothing is full. */
export const isFull = (taken: Readonly<Record<Place, number>>, places: number | null): boolean =>
  places !== null && taken.accepted + taken.offered / 2 >= places;

/** The month after, such as `2027-01` after `2026-12`. */
export function monthAfter(month: string): string {
  const [year, number] = [Number(month.slice(0, 4)), Number(month.slice(5))];
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
}
