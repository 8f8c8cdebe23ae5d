import { lastBeforeChristmas } from '@/content/terms';
import { monthAfter, monthTaken, type Place } from '@/domain/order/capacity';
import { returnOf } from '@/domain/order/thing';
import { unturned } from '@/domain/text';
import { type Locale, regions } from '@/i18n/locales';
import { dayInWarsaw, dayMs } from '@/server/platform/warsaw';
import { plannedWork, type Work } from '@/server/submissions/work';
import type { Context } from '../../acts/act';
import { placesNow } from '../../acts/capacity';
import { formatPrice } from '../../sums';
import { orIfUnreadable } from '../../works/slip';
import { pathOf } from '../work-row';

export const monthWords = (month: string, locale: Locale): string => {
  const text = new Intl.DateTimeFormat(regions[locale], { month: 'long', timeZone: 'UTC' }).format(
    new Date(`${month}-01`),
  );
  return text.charAt(0).toUpperCase() + text.slice(1);
};

export const firstNameOf = (work: Work, locale: Locale): string =>
  unturned(work.stored?.describe(locale).row.name ?? '').split(' ')[0] || work.submission.reference;

const weekMs = 7 * dayMs;
const weeksShown = 5;
const christmas = ['portraits', 'custom-pictures', 'posters', 'picture'] as const;

/**
 * `months`: those that are planned now, at the end of one the next, and the one after it; each with the orders that take a place in it,
 * agreed ones first; `room`: null where nobody counts. `weeks`: those in which anything is due, from Monday; `to`: null of a last day
 * before Christmas.
 */
export async function planOf(context: Context) {
  const { storage, words, locale, now } = context;
  const today = dayInWarsaw(now);
  const month = today.slice(0, 7);
  const planned = Number(today.slice(8)) > 20 ? monthAfter(month) : month;
  const names = [planned, monthAfter(planned)] as const;
  const { open, all } = await plannedWork(storage, names, now);
  const rooms = orIfUnreadable(() => placesNow(context), {});
  const placed = all.flatMap((work) => {
    const choice = work.stored?.order?.(locale).choice;
    const found = choice && work.history && returnOf(choice) === 'made' && monthTaken(work.history, now);
    return found ? [{ work, ...found }] : [];
  });
  const monthOf = (month: string) => {
    const of = (place: Place) => placed.filter((one) => one.month === month && one.place === place);
    const [accepted, offered] = [of('accepted'), of('offered')];
    const taken = { accepted: accepted.length, offered: offered.length };
    return { month, room: rooms[String(Number(month.slice(5)))] ?? null, placed: [...accepted, ...offered], taken };
  };
  const last = christmas.map((type) => ({
    day: `${today.slice(0, 4)}-${lastBeforeChristmas[type]}`,
    text: words(`desk.queue.last.${type}`),
    to: null,
  }));
  const due = open.flatMap((work) => {
    const { due: day, next, debt } = work.turn;
    if (day === null) return [];
    const step = words(`desk.queue.steps.${next}`, { name: firstNameOf(work, locale) });
    return [{ day, text: debt ? `${step} ${formatPrice(debt.grosze, locale)}` : step, to: pathOf(work) }];
  });
  const items = [...last.filter(({ day }) => day >= today), ...due].toSorted((one, other) =>
    one.day.localeCompare(other.day),
  );
  const monday = Date.parse(today) - ((new Date(today).getUTCDay() + 6) % 7) * dayMs;
  // what is late is of this week
  const weekOf = (day: string): number => Math.max(0, Math.floor((Date.parse(day) - monday) / weekMs));
  const weeks = [...Map.groupBy(items, ({ day }) => weekOf(day))]
    .filter(([n]) => n < weeksShown)
    .map(([n, items]) => ({ n, first: monday + n * weekMs, items }));
  return { open, months: [monthOf(names[0]), monthOf(names[1])] as const, weeks };
}

export type Plan = Awaited<ReturnType<typeof planOf>>;
export type Month = Plan['months'][number];

export const headOf = ({ month, room, taken }: Month, { words, locale }: Context): string =>
  words(room === null ? 'desk.queue.headOpen' : 'desk.queue.head', {
    month: monthWords(month, locale),
    n: taken.accepted,
    room: room ?? 0,
  });
