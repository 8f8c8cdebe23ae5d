import type { Locale } from '@/i18n/locales';

const tags: Readonly<Record<Locale, string>> = { pl: 'pl-PL', en: 'en-GB' };

const written = (date: string, locale: Locale, parts: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(tags[locale], { ...parts, timeZone: 'UTC' }).format(new Date(date));

/** @param month as in content. @example monthText('2027-03', 'pl') // 'marzec' */
const monthText = (month: string, locale: Locale): string => written(month, locale, { month: 'long' });

/** A month or a day. @example freeText('2027-01-15', 'pl') // '15 stycznia' */
export const freeText = (date: string, locale: Locale): string =>
  isMonth(date) ? monthText(date, locale) : dayText(date, locale);

export const isMonth = (date: string): boolean => date.length === '2027-03'.length;

/** @param day as in content. @example dayText('2027-01-07', 'en') // '7 January' */
export const dayText = (day: string, locale: Locale): string => written(day, locale, { day: 'numeric', month: 'long' });
