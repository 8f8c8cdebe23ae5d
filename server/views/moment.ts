const format = new Intl.DateTimeFormat('pl', {
  timeZone: 'Europe/Warsaw',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** @example momentText(Date.UTC(2026, 6, 1, 22, 5)) // '02.07.2026, 00:05' */
export const momentText = (at: number): string => format.format(at);
