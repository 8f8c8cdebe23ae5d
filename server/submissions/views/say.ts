import { isMailbox } from '@/domain/contact-hints';
import { meantEmail } from '@/domain/mistyped-email';
import type { Locale, Localized } from '@/i18n/locales';
import { translator } from '@/messages/translator';
import { yearInWarsaw } from '../../platform/warsaw';

/** The artist's words. A terminal breaks lines by itself, and what is copied should hold ordinary spaces. */
export const words = translator('pl');

/** Without the signs that keep a line from being broken. */
export const plain = (text: string): string => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');

/**
 * The first letters of the first and the last word of a name, and nothing else of what a visitor typed.
 * @example initials('Łucja Maria Źdźbło-Nowak') // 'Ł. Ź.'
 */
export function initials(name: string): string {
  const firsts = name.split(/\s+/).flatMap((word) => /\p{L}/u.exec(word) ?? []);
  const [first, last] = [firsts[0], firsts.length > 1 ? firsts.at(-1) : undefined];
  return [first, last].flatMap((letter) => (letter ? `${letter.toLocaleUpperCase('pl')}.` : [])).join(' ');
}

/** Whether a letter can be sent to an address as it was typed, and whether another one was probably meant. */
export function letterNote(email: string, locale: Locale): string {
  const t = translator(locale);
  if (!isMailbox(email)) return t('studio.letter.no');
  const meant = meantEmail(email);
  return meant === null ? t('studio.letter.yes') : t('studio.letter.doubt', { meant });
}

const timeZone = 'Europe/Warsaw';

const moments = (locale: string) =>
  new Intl.DateTimeFormat(locale, {
    timeZone,
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
  });

const formats: Localized<Intl.DateTimeFormat> = { pl: moments('pl'), en: moments('en-GB') };

/** @example momentText(Date.UTC(2026, 6, 1, 22, 5), 'pl') // '02.07.2026, 00:05' */
export const momentText = (at: number, locale: Locale): string => formats[locale].format(at);

const dates: Localized<Intl.DateTimeFormat> = {
  pl: new Intl.DateTimeFormat('pl', { timeZone, dateStyle: 'long' }),
  en: new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'long' }),
};

/** @example dayText('2026-12-10', 'pl') // '10 grudnia 2026' */
export const dayText = (day: string, locale: Locale): string => dateText(Date.parse(`${day}T12:00Z`), locale);

const nearDays: Localized<Intl.DateTimeFormat> = {
  pl: new Intl.DateTimeFormat('pl', { timeZone, day: 'numeric', month: 'short' }),
  en: new Intl.DateTimeFormat('en-GB', { timeZone, day: 'numeric', month: 'short' }),
};

/** A day in a list; its year only where that is not the present one. @example nearDayText('2026-12-10', now, 'pl') // '10 gru' */
export function nearDayText(day: string, now: number, locale: Locale): string {
  const text = nearDays[locale].format(Date.parse(`${day}T12:00Z`));
  return day.startsWith(String(yearInWarsaw(now))) ? text : `${text} ${day.slice(0, 4)}`;
}

/** The day on the artist's calendar. @example dateText(Date.UTC(2026, 6, 1, 22, 5), 'en') // '2 July 2026' */
export const dateText = (at: number, locale: Locale): string => dates[locale].format(at);
