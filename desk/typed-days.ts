import { cleanLine } from '@/domain/text';
import { dayInWarsaw, dayMs } from '@/server/platform/warsaw';

const names = (options: Intl.DateTimeFormatOptions, part: 'month' | 'weekday', dates: readonly number[]) =>
  dates.map((at) =>
    (['pl', 'en'] as const).map(
      (locale) =>
        new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options })
          .formatToParts(at)
          .find(({ type }) => type === part)
          ?.value.toLowerCase() ?? '',
    ),
  );

/** As after a day: `grudnia`, `December`. */
const months = names(
  { month: 'long', day: 'numeric' },
  'month',
  Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, 1)),
);
/** From Sunday: `niedziela`, `Sunday`. */
const weekdays = names(
  { weekday: 'long' },
  'weekday',
  Array.from({ length: 7 }, (_, day) => Date.UTC(2026, 10, 1 + day)),
);

/** A word by its name in either language, an English one by its first three letters too. */
const indexIn = (all: readonly (readonly string[])[], word: string): number =>
  all.findIndex(([pl = '', en = '']) => word === pl || word === en || (word.length === 3 && en.startsWith(word)));

const isoOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

const fixed: ReadonlyMap<string, number> = new Map([
  ...(['przedwczoraj', 'the day before yesterday'] as const).map((word) => [word, -2] as const),
  ...(['wczoraj', 'yesterday'] as const).map((word) => [word, -1] as const),
  ...(['dziś', 'dzisiaj', 'today'] as const).map((word) => [word, 0] as const),
  ...(['jutro', 'tomorrow'] as const).map((word) => [word, 1] as const),
  ...(['pojutrze', 'the day after tomorrow'] as const).map((word) => [word, 2] as const),
]);

/** The same day of a later month, or its last one where it has no such day. */
function inMonths(today: string, count: number): string {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return isoOf(Date.UTC(year, month - 1 + count, Math.min(day, last)));
}

/** `za 2 tygodnie`, `in a month`. */
function ahead(words: string, today: string): string | null {
  const [, count = '', unit = ''] =
    /^(?:za|in) (?:(\d{1,2}|an?) )?(dzień|dni|days?|tydzień|tygodnie|tygodni|weeks?|miesiąc|miesiące|miesięcy|months?)$/.exec(
      words,
    ) ?? [];
  if (!unit) return null;
  const n = /^\d/.test(count) ? Number(count) : 1;
  if (/^m/.test(unit)) return inMonths(today, n);
  return isoOf(Date.parse(today) + n * (/^[tw]/.test(unit) ? 7 : 1) * dayMs);
}

type When = 'ahead' | 'past';

/** `w piątek`, `on Friday`: the next one, or the last one; on a Friday that is a week away. */
function weekday(words: string, today: string, when: When): string | null {
  const bare = words.replace(/^(?:we?|on|next|last) /, '').replace(/ę$/, 'a');
  const at = indexIn(weekdays, bare);
  if (at < 0) return null;
  const from = new Date(today).getUTCDay();
  const days = when === 'ahead' ? ((at - from + 6) % 7) + 1 : -(((from - at + 6) % 7) + 1);
  return isoOf(Date.parse(today) + days * dayMs);
}

const early =
  /^(?:na początku|początek|(?:at |by )?(?:the )?(?:beginning|start) of|(?:in )?early)[ -](\p{L}+)(?: (\d{4}))?$/u;
const middle = /^(?:w połowie|połowa|(?:in )?the middle of|(?:in )?mid)[ -](\p{L}+)(?: (\d{4}))?$/u;
const late =
  /^(?:pod koniec|na koniec|z końcem|do końca|koniec|(?:at |by )?(?:the )?end of|(?:in )?late)[ -](\p{L}+)(?: (\d{4}))?$/u;

const monthIn = (word: string): number => (/^\d{1,2}$/.test(word) ? Number(word) : indexIn(months, word) + 1);

const padded = (n: number): string => String(n).padStart(2, '0');

/** Without a year the next such day, or the last one that is over. */
function inYear(year: string | undefined, rest: string, today: string, when: When): string {
  if (year) return `${year}-${rest}`;
  const now = Number(today.slice(0, 4));
  const own = `${now}-${rest}`;
  if (when === 'ahead') return own < today ? `${now + 1}-${rest}` : own;
  return own > today ? `${now - 1}-${rest}` : own;
}

/** `w połowie stycznia`, `at the end of January`; the fifth is early. */
function partOfMonth(words: string, today: string, when: When): string | null {
  for (const [pattern, day] of [
    [early, 5],
    [middle, 15],
    [late, 0],
  ] as const) {
    const [, word = '', year] = pattern.exec(words) ?? [];
    const month = monthIn(word);
    if (!month) continue;
    const last = new Date(Date.UTC(Number(year ?? today.slice(0, 4)), month, 0)).getUTCDate();
    return inYear(year, `${padded(month)}-${padded(day || last)}`, today, when);
  }
  return null;
}

/** `12.12.2026`, `12.12`, `12 grudnia 2026`, `December 12` and `2026-12-12`. */
function written(words: string, today: string, when: When): string | null {
  if (/^\d{4}-\d{2}-\d{2}$/.test(words)) return words;
  const turned = words.replace(/^(?:the )?(\p{L}+) (\d{1,2})(?:st|nd|rd|th)?,?(?= \d{4}$|$)/u, '$2 $1');
  const [, day = '', word = '', year] =
    /^(\d{1,2})(?:st|nd|rd|th)?[.\s/]\s*(?:of )?(\d{1,2}|\p{L}+)\.?(?:[.\s/]?\s*(\d{4}))?$/u.exec(turned) ?? [];
  const month = monthIn(word);
  return day && month ? inYear(year, `${padded(month)}-${padded(Number(day))}`, today, when) : null;
}

/** @param day such as `2026-02-31` */
function isDay(day: string): boolean {
  const at = Date.parse(`${day}T00:00Z`);
  return !Number.isNaN(at) && isoOf(at) === day;
}

/**
 * A day as it was typed, in Polish or English, if the calendar has it; else null.
 * @param today such as `2026-11-26`
 * @param when `ahead`: none that is over; `past`: none that is still to come
 * @example dayTyped('20 grudnia', '2026-11-26', 'ahead') // '2026-12-20'
 */
export function dayTyped(typed: string, today: string, when: When): string | null {
  const words = cleanLine(typed)
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/^(?:do|by) (?=\d)/, '');
  const days = fixed.get(words);
  const day =
    days === undefined
      ? (ahead(words, today) ??
        weekday(words, today, when) ??
        partOfMonth(words, today, when) ??
        written(words, today, when))
      : isoOf(Date.parse(today) + days * dayMs);
  if (day === null || !isDay(day)) return null;
  return (when === 'ahead' ? day >= today : day <= today) ? day : null;
}

/**
 * A day as it was typed, if the calendar has it and it is not over; else null.
 * @param now in ms
 * @example dayOf('20 grudnia', now) // '2026-12-20'
 */
export const dayOf = (typed: string, now: number): string | null => dayTyped(typed, dayInWarsaw(now), 'ahead');

const christmas = /święta|świąt|gwiazdk|wigili|christmas|xmas/i;
/** The day before the month, and after it. */
const dayIn = [
  /\d{4}-\d{2}-\d{2}|\d{1,2}(?:st|nd|rd|th)?[.\s/]\s*(?:of )?(?:\d{1,2}|\p{L}+)(?:[.\s/]\s*\d{4})?/gu,
  /\p{L}{3,} \d{1,2}(?:st|nd|rd|th)?/gu,
];

/**
 * The first day that a buyer's wish names, or Christmas Eve of a wish for Christmas; null where it names none.
 * @param today such as `2026-11-26`
 */
export function dayWished(wish: string, today: string): string | null {
  const named = dayIn
    .flatMap((pattern) => [...wish.matchAll(pattern)])
    .map(([typed]) => dayTyped(typed, today, 'ahead'))
    .find((day) => day !== null);
  return named ?? (christmas.test(wish) ? inYear(undefined, '12-24', today, 'ahead') : null);
}
