const date = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Warsaw', dateStyle: 'short' });

const hourMs = 60 * 60 * 1000;
let latest = { hour: Number.NaN, year: Number.NaN };

/** API-5. Formatting is slow, so the year is remembered for an hour: a year ends on a full hour. */
export function yearInWarsaw(at: number): number {
  const hour = Math.floor(at / hourMs);
  if (hour !== latest.hour) latest = { hour, year: Number(dayInWarsaw(at).slice(0, 4)) };
  return latest.year;
}

/** In January Warsaw is one hour ahead of UTC. */
export const startOfYearInWarsaw = (year: number): number => Date.UTC(year, 0, 1) - hourMs;

/** The last moment of a day such as `2026-07-01`: Warsaw is one hour ahead of UTC, in summer two. */
export function endOfDayInWarsaw(day: string): number {
  const inWinter = Date.parse(`${day}T22:59:59.999Z`);
  return dayInWarsaw(inWinter) === day ? inWinter : inWinter - hourMs;
}

export const dayMs = 24 * hourMs;
/** For machines. @example isoDay(Date.UTC(2026, 11, 20)) // '2026-12-20' */
export const isoDay = (at: number): string => new Date(at).toISOString().slice(0, 10);
/** @example daysAfter('2026-10-20', 7) // '2026-10-27' */
export const daysAfter = (day: string, days: number): string => isoDay(Date.parse(day) + days * dayMs);

/** So many days after a moment: a day of the calendar has 23 to 25 hours. @example dayInWarsaw(Date.UTC(2026, 6, 1, 22, 5)) // '2026-07-02' */
export const dayInWarsaw = (at: number, days = 0): string =>
  days === 0 ? date.format(at) : daysAfter(date.format(at), days);

/** @param day such as `2026-07-01` */
const isWeekend = (day: string): boolean => [0, 6].includes(new Date(day).getUTCDay());

/** The last day of so many after a moment; one that ends on a weekend goes on: Article 3 of Regulation 1182/71. */
export function lastOfDays(at: number, days: number): string {
  let end = Date.parse(dayInWarsaw(at)) + days * dayMs;
  while (isWeekend(isoDay(end))) end += dayMs;
  return isoDay(end);
}

/** The day so many working days after a moment, in Warsaw; public holidays are not known. @example '2026-12-21' */
export function workingDaysAfter(at: number, days: number): string {
  let day = dayInWarsaw(at);
  for (let left = days; left > 0; ) {
    day = isoDay(Date.parse(day) + dayMs);
    if (!isWeekend(day)) left -= 1;
  }
  return day;
}
