const year = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Warsaw', year: 'numeric' });

/** The year on the artist's calendar (readings 7). */
export const yearInWarsaw = (at: number): number => Number(year.format(at));
