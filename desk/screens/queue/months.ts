import { monthAfter, type Place, placeOf } from '@/domain/order/capacity';
import { returnOf } from '@/domain/order/thing';
import { type Locale, regions } from '@/i18n/locales';
import { dayInWarsaw } from '@/server/platform/warsaw';
import type { Work } from '@/server/submissions/work';
import type { Context } from '../../acts/act';
import { placesNow } from '../../acts/capacity';
import { orIfUnreadable } from '../../works/slip';

/** An order that takes a place in a month. */
export type Placed = Readonly<{ work: Work; place: Place; month: string }>;

/** Every order that is painted, with the place that it takes. */
export const placedIn = (works: readonly Work[], { now, locale }: Context): readonly Placed[] =>
  works.flatMap((work): readonly Placed[] => {
    const card = work.stored?.order?.(locale);
    if (!card || !work.history || returnOf(card.choice) !== 'made') return [];
    const found = placeOf(work.history, now);
    return found ? [{ work, ...found }] : [];
  });

export const monthWords = (month: string, locale: Locale): string => {
  const text = new Intl.DateTimeFormat(regions[locale], { month: 'long', timeZone: 'UTC' }).format(
    new Date(`${month}-01`),
  );
  return text.charAt(0).toUpperCase() + text.slice(1);
};

export type Month = Readonly<{ month: string; room: number | null; taken: Readonly<Record<Place, number>> }>;

export function monthOf(month: string, placed: readonly Placed[], context: Context): Month {
  const own = placed.filter((one) => one.month === month);
  const count = (place: Place): number => own.filter((one) => one.place === place).length;
  return {
    month,
    room: orIfUnreadable(() => placesNow(context), {})[String(Number(month.slice(5)))] ?? null,
    taken: { accepted: count('accepted'), offered: count('offered') },
  };
}

/** The month that is planned now, at the end of one the next, and the one after it. */
export function plannedMonths(now: number): readonly [string, string] {
  const today = dayInWarsaw(now);
  const month = today.slice(0, 7);
  const planned = Number(today.slice(8)) > 20 ? monthAfter(month) : month;
  return [planned, monthAfter(planned)];
}

/** How full a month is, in a line. */
export const headOf = ({ month, room, taken }: Month, { words, locale }: Context): string =>
  words(room === null ? 'desk.queue.headOpen' : 'desk.queue.head', {
    ...{ month: monthWords(month, locale), n: taken.accepted, room: room ?? 0 },
  });
