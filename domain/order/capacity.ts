import { agreedOffer, automaticIn, type OrderHistory, openOffer } from './status';

export type Place = 'accepted' | 'offered';

/** `month`: that of the day it is promised for, such as `2026-12`. */
export function monthTaken(history: OrderHistory, now: number): Readonly<{ place: Place; month: string }> | null {
  const open = openOffer(history, now);
  const offer = open ?? agreedOffer(history);
  // what makes its offer itself is not painted
  const by = automaticIn(history) ? null : offer?.by;
  return by ? { place: open ? 'offered' : 'accepted', month: by.slice(0, 7) } : null;
}

/** How full a month is: an offer fills half a place. `places`: null where no number is set, and then nothing is full. */
export const isFull = (taken: Readonly<Record<Place, number>>, places: number | null): boolean =>
  places !== null && taken.accepted + taken.offered / 2 >= places;

export function monthAfter(month: string): string {
  const [year, number] = [Number(month.slice(0, 4)), Number(month.slice(5))];
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
}
