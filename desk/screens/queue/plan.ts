import { lastBeforeChristmas } from '@/content/terms';
import { monthAfter, type Place, placeOf } from '@/domain/order/capacity';
import { returnOf } from '@/domain/order/thing';
import { unturned } from '@/domain/text';
import { type Locale, regions } from '@/i18n/locales';
import { dayInWarsaw } from '@/server/platform/warsaw';
import { plannedWork, type Work } from '@/server/submissions/work';
import type { Context } from '../../acts/act';
import { placesNow } from '../../acts/capacity';
import { formatPrice } from '../../sums';
import { orIfUnreadable } from '../../works/slip';
import { pathOf } from '../work-row';

/** A month, with the orders that take a place in it: those agreed on first. `room`: null where nobody counts. */
export type Month = Readonly<{
  month: string;
  room: number | null;
  taken: Readonly<Record<Place, number>>;
  placed: readonly Readonly<{ work: Work; place: Place }>[];
}>;

/** `to`: null of a last day before Christmas. */
type Item = Readonly<{ day: string; text: string; to: string | null }>;

/** Its days from Monday to Sunday, and how many weeks it is from this one. */
type Week = Readonly<{ first: string; end: string; n: number; items: readonly Item[] }>;

/** The months that are planned now: at the end of one the next, and the one after it. */
export type Plan = Readonly<{ open: readonly Work[]; months: readonly [Month, Month]; weeks: readonly Week[] }>;

export const monthWords = (month: string, locale: Locale): string => {
  const text = new Intl.DateTimeFormat(regions[locale], { month: 'long', timeZone: 'UTC' }).format(
    new Date(`${month}-01`),
  );
  return text.charAt(0).toUpperCase() + text.slice(1);
};

export const firstNameOf = (work: Work, locale: Locale): string =>
  unturned(work.stored?.describe(locale).row.name ?? '').split(' ')[0] || work.submission.reference;

const dayMs = 24 * 60 * 60 * 1000;
const weeksShown = 5;
const christmas = ['portraits', 'custom-pictures', 'posters', 'picture'] as const;

function weeksOf(open: readonly Work[], { words, locale, now }: Context): readonly Week[] {
  const today = dayInWarsaw(now);
  const isoOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
  const monday = Date.parse(today) - ((new Date(today).getUTCDay() + 6) % 7) * dayMs;
  const items = [
    ...christmas.map((type): Item => {
      const day = `${today.slice(0, 4)}-${lastBeforeChristmas[type]}`;
      return { day, text: words(`desk.queue.last.${type}`), to: null };
    }),
    ...open.flatMap((work): readonly Item[] => {
      const { due, next, debt } = work.turn;
      if (due === null) return [];
      const step = words(`desk.queue.steps.${next}`, { name: firstNameOf(work, locale) });
      return [{ day: due, text: debt ? `${step} ${formatPrice(debt.grosze, locale)}` : step, to: pathOf(work) }];
    }),
  ].toSorted((one, other) => one.day.localeCompare(other.day));
  return Array.from({ length: weeksShown }, (_, n): Week => {
    const [first, end] = [isoOf(monday + n * 7 * dayMs), isoOf(monday + (n * 7 + 6) * dayMs)];
    // what is late is of this week; a last day that has passed is of none
    const isOwn = ({ day, to }: Item) =>
      day <= end && (to === null ? day >= today && day >= first : n === 0 || day >= first);
    return { first, end, n, items: items.filter(isOwn) };
  });
}

export async function planOf(context: Context): Promise<Plan> {
  const { storage, now, locale } = context;
  const today = dayInWarsaw(now);
  const month = today.slice(0, 7);
  const planned = Number(today.slice(8)) > 20 ? monthAfter(month) : month;
  const names = [planned, monthAfter(planned)] as const;
  const { open, all } = await plannedWork(storage, names, now);
  const placed = all.flatMap((work) => {
    const choice = work.stored?.order?.(locale).choice;
    const found = choice && work.history && returnOf(choice) === 'made' && placeOf(work.history, now);
    return found ? [{ work, ...found }] : [];
  });
  const rooms = orIfUnreadable(() => placesNow(context), {});
  const monthOf = (month: string): Month => {
    const of = (place: Place) => placed.filter((one) => one.month === month && one.place === place);
    const [accepted, offered] = [of('accepted'), of('offered')];
    return {
      ...{ month, room: rooms[String(Number(month.slice(5)))] ?? null, placed: [...accepted, ...offered] },
      taken: { accepted: accepted.length, offered: offered.length },
    };
  };
  return { open, months: [monthOf(names[0]), monthOf(names[1])], weeks: weeksOf(open, context) };
}

export const headOf = ({ month, room, taken }: Month, { words, locale }: Context): string =>
  words(room === null ? 'desk.queue.headOpen' : 'desk.queue.head', {
    ...{ month: monthWords(month, locale), n: taken.accepted, room: room ?? 0 },
  });
