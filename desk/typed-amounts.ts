import { lowestPrice } from '@/build/check/prices';
import { formatPrice } from '@/domain/shop/price-format';
import { cleanLine } from '@/domain/text';
import { dayInWarsaw } from '@/server/platform/warsaw';
import { agreed, type Desk, type Reply, refusal, wrongUse } from './verb';

const amount = /^(\d{1,7})(?:[.,](\d{1,2}))?(?:zł|pln)?$/i;

/** `1.950` and `1.950,00`: a point before three digits stands between thousands. */
const thousands = /^\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?(?:zł|pln)?$/i;

/** An amount of money as one types it, in grosze; null where it is none. @example groszeOf('1.450,50 zł') // 145050 */
export function groszeOf(typed: string): number | null {
  // `1200,-` as on price tags
  const bare = cleanLine(typed)
    .replace(/\s/g, '')
    .replace(/[.,]\p{Pd}$/u, '');
  const [found, zloty, rest = ''] = amount.exec(thousands.test(bare) ? bare.replaceAll('.', '') : bare) ?? [];
  return found === undefined ? null : Number(zloty) * 100 + Number(rest.padEnd(2, '0'));
}

const share = /^(\d{1,3})\s?%$/;

/** A part of a sum, typed as an amount or a share, in grosze; null where it is none. @example partOf('30%', 45000) // 13500 */
export function partOf(typed: string, grosze: number): number | null {
  const [, percent] = share.exec(typed.trim()) ?? [];
  const part = percent === undefined ? groszeOf(typed) : Math.round((grosze * Number(percent)) / 100);
  return part === null || part > grosze ? null : part;
}

const months = Array.from({ length: 12 }, (_, month) => {
  const at = Date.UTC(2026, month, 1);
  return (['pl', 'en'] as const).map((locale) =>
    new Intl.DateTimeFormat(locale, { month: 'long', day: 'numeric', timeZone: 'UTC' })
      .formatToParts(at)
      .find(({ type }) => type === 'month')
      ?.value.toLowerCase(),
  );
});

export const dayMs = 24 * 60 * 60 * 1000;
const soon: ReadonlyMap<string, number> = new Map([
  ['dziś', 0],
  ['dzisiaj', 0],
  ['today', 0],
  ['jutro', 1],
  ['tomorrow', 1],
  ['pojutrze', 2],
  ['za tydzień', 7],
  ['in a week', 7],
]);
const weekdays = ['niedzielę', 'poniedziałek', 'wtorek', 'środę', 'czwartek', 'piątek', 'sobotę'];

/** How many days from today a word is, as `jutro`, `w piątek` and `za 2 tygodnie`; undefined: it is none of these. */
function daysAhead(typed: string, today: string): number | undefined {
  const words = typed.toLowerCase().replace(/\s+/g, ' ');
  const [, count, unit = ''] = /^(?:za|in) (\d{1,2}) (dni|tygodnie|tygodni|days|weeks)$/.exec(words) ?? [];
  if (count) return Number(count) * (/^[tw]/.test(unit) ? 7 : 1);
  const at = weekdays.indexOf(words.replace(/^we? /, '').replace(/a$/, 'ę'));
  // the next one: on a Friday, Friday is in a week
  return at < 0 ? soon.get(words) : ((at - new Date(today).getUTCDay() + 6) % 7) + 1;
}

/** `12.12.2026`, `12.12`, `12 grudnia 2026` and `12 grudnia` as `2026-12-12`; without a year the next such day. */
function written(typed: string, now: number): string {
  const [, day = '', word = '', year] =
    /^(\d{1,2})[.\s/]\s*(\d{1,2}|\p{L}+)\.?(?:[.\s/]?\s*(\d{4}))?$/u.exec(typed) ?? [];
  const month = /^\d/.test(word) ? Number(word) : months.findIndex((names) => names.includes(word.toLowerCase())) + 1;
  if (!day || !month) return typed;
  const rest = `-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  const today = dayInWarsaw(now);
  const thisYear = today.slice(0, 4);
  return (year ?? (thisYear + rest < today ? String(Number(thisYear) + 1) : thisYear)) + rest;
}

/**
 * A day as it was typed, if the calendar has it and it is not over; else null.
 * @example dayOf('20 grudnia', now) // '2026-12-20'
 */
export function dayOf(typed: string, now: number): string | null {
  const today = dayInWarsaw(now);
  const ahead = daysAhead(cleanLine(typed), today);
  if (ahead !== undefined) return new Date(Date.parse(today) + ahead * dayMs).toISOString().slice(0, 10);
  const day = written(cleanLine(typed), now);
  const at = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00Z`) : Number.NaN;
  const exists = !Number.isNaN(at) && new Date(at).toISOString().startsWith(day);
  return exists && day >= today ? day : null;
}

type Asking = Pick<Desk, 'words' | 'locale' | 'ask'>;
/** `before`: what it cost until now, in grosze; `yes`: a leap was agreed to. */
type Around = Readonly<{ before?: number | undefined; least?: number; yes?: boolean }>;

/**
 * A price as it is typed, in złotys.
 * @returns grosze, or why it cannot be taken: it is no amount, lower than any price, or a leap that nobody meant
 */
export async function priceIn(
  desk: Asking,
  typed: string,
  { before, least = lowestPrice, yes = false }: Around = {},
): Promise<number | Reply> {
  const { words, locale } = desk;
  const grosze = groszeOf(typed);
  if (grosze === null) return wrongUse(words('studio.works.badPrice', { price: typed }));
  const price = formatPrice(grosze, locale);
  if (grosze < least) return refusal(words('studio.works.lowPrice', { price, least: formatPrice(least, locale) }));
  if (before === undefined || !isLeap(before, grosze)) return grosze;
  const question = words('studio.works.askLeap', { price, before: formatPrice(before, locale) });
  return (await agreed(desk, question, yes)) ? grosze : refusal(words('studio.works.asBefore'));
}

/**
 * Whether a new price is a tenth or less, or ten times or more, of the old one: then a digit or a comma was most likely lost.
 * @param before whole grosze
 * @param after whole grosze
 */
export const isLeap = (before: number, after: number): boolean => after * 10 <= before || after >= before * 10;
