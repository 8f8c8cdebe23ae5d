const year = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Warsaw', year: 'numeric' });
const date = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Warsaw', dateStyle: 'short' });

/** The year on the artist's calendar (readings 7). */
export const yearInWarsaw = (at: number): number => Number(year.format(at));

/** In January Warsaw is an hour ahead. */
export const startOfYearInWarsaw = (year: number): number => Date.UTC(year, 0, 1) - 60 * 60 * 1000;

/** @example dayInWarsaw(Date.UTC(2026, 6, 1, 22, 5)) // '2026-07-02' */
export const dayInWarsaw = (at: number): string => date.format(at);
