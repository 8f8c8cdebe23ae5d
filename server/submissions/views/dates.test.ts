import { relativeMoment } from './dates';

const now = Date.UTC(2027, 0, 1, 11);

test.each([
  [Date.UTC(2027, 0, 1, 8, 5), 'dzisiaj o 9:05', 'today at 9:05'],
  // the day changes at midnight in Warsaw
  [Date.UTC(2026, 11, 31, 22, 30), 'wczoraj o 23:30', 'yesterday at 23:30'],
  [Date.UTC(2026, 11, 30, 22, 30), '30 grudnia 2026 o 23:30', '30 December 2026 at 23:30'],
])('%d is said as a day and a time', (at, pl, en) => {
  expect(relativeMoment(at, { now, locale: 'pl' })).toBe(pl);
  expect(relativeMoment(at, { now, locale: 'en' })).toBe(en);
});
