import type { Locale, Localized } from '@/i18n/locales';
import { yearInWarsaw } from '../../platform/warsaw';

const timeZone = 'Europe/Warsaw';
const of = (format: Intl.DateTimeFormatOptions): Localized<Intl.DateTimeFormat> => ({
  pl: new Intl.DateTimeFormat('pl', { timeZone, ...format }),
  en: new Intl.DateTimeFormat('en-GB', { timeZone, ...format }),
});

const sameYear = of({ day: 'numeric', month: 'long' });
const otherYear = of({ dateStyle: 'long' });

/** A day as one says it: the year only where it is another than now's. @example nearDate(at, 'en', now) // '10 December' */
export const nearDate = (at: number, locale: Locale, now: number): string =>
  (yearInWarsaw(at) === yearInWarsaw(now) ? sameYear : otherYear)[locale].format(at);

const polish = of({ day: 'numeric', month: '2-digit' }).pl;
const english = of({ day: 'numeric', month: 'short' }).en;

/** @example shortDate(at, 'pl') // '12.11' */
export const shortDate = (at: number, locale: Locale): string => (locale === 'pl' ? polish : english).format(at);

/** For machines. @example isoDay(at) // '2026-12-20' */
export const isoDay = (at: number): string => new Date(at).toISOString().slice(0, 10);
