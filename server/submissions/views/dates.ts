import type { Days } from '@/domain/order/money';
import { type Locale, type Localized, regions } from '@/i18n/locales';
import { dayInWarsaw, dayMs, yearInWarsaw } from '../../platform/warsaw';

const timeZone = 'Europe/Warsaw';
const of = (format: Intl.DateTimeFormatOptions): Localized<Intl.DateTimeFormat> => ({
  pl: new Intl.DateTimeFormat(regions.pl, { timeZone, ...format }),
  en: new Intl.DateTimeFormat(regions.en, { timeZone, ...format }),
});

const moments = of({ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' });
const dates = of({ dateStyle: 'long' });
const datesWithoutYear = of({ day: 'numeric', month: 'long' });
const shortDates = of({ day: 'numeric', month: 'short' });
const numericDates = of({ day: 'numeric', month: '2-digit' });

/** @example momentText(Date.UTC(2026, 6, 1, 22, 5), 'pl') // '02.07.2026, 00:05' */
export const momentText = (at: number, locale: Locale): string => moments[locale].format(at);

/** The day on the artist's calendar. @example dateText(Date.UTC(2026, 6, 1, 22, 5), 'en') // '2 July 2026' */
export const dateText = (at: number, locale: Locale): string => dates[locale].format(at);

export const daysAt = (now: number): Days => ({ today: dayInWarsaw(now), dayOf: dayInWarsaw });

/** @param day such as `2026-12-10` */
export const noonOf = (day: string): number => Date.parse(`${day}T12:00Z`);

/** @example dayText('2026-12-10', 'pl') // '10 grudnia 2026' */
export const dayText = (day: string, locale: Locale): string => dateText(noonOf(day), locale);

const weekdays = of({ weekday: 'long' });

/** @example weekdayText('2026-11-26', 'en') // 'Thursday' */
export const weekdayText = (day: string, locale: Locale): string => weekdays[locale].format(noonOf(day));

/** With the year where that is not the present one. @example nearDayText('2026-12-10', now, 'pl') // '10 gru' */
export function nearDayText(day: string, now: number, locale: Locale): string {
  const text = shortDates[locale].format(noonOf(day));
  return day.startsWith(String(yearInWarsaw(now))) ? text : `${text} ${day.slice(0, 4)}`;
}

/** With the year where that is not the present one. @example nearDate(at, 'en', now) // '10 December' */
export const nearDate = (at: number, locale: Locale, now: number): string =>
  (yearInWarsaw(at) === yearInWarsaw(now) ? datesWithoutYear : dates)[locale].format(at);

/** @example shortDate(at, 'pl') // '12.11' */
export const shortDate = (at: number, locale: Locale): string =>
  (locale === 'pl' ? numericDates : shortDates)[locale].format(at);

const times = of({ hour: 'numeric', minute: '2-digit' });

/** @example relativeMoment(at, context) // 'wczoraj o 18:42', '12 listopada o 9:05' */
export function relativeMoment(at: number, { now, locale }: Readonly<{ now: number; locale: Locale }>): string {
  const past = (noonOf(dayInWarsaw(now)) - noonOf(dayInWarsaw(at))) / dayMs;
  const near = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const day = past === 0 || past === 1 ? near.format(-past, 'day') : nearDate(at, locale, now);
  return `${day} ${locale === 'pl' ? 'o' : 'at'} ${times[locale].format(at)}`;
}
