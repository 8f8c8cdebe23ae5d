import { workingDaysAfter } from './warsaw';

test.each([
  ['2026-11-23T10:00:00Z', 2, '2026-11-25'],
  ['2026-11-26T10:00:00Z', 2, '2026-11-30'],
  // in Warsaw it is Saturday already
  ['2026-11-27T23:30:00Z', 1, '2026-11-30'],
  ['2026-12-30T10:00:00Z', 2, '2027-01-01'],
])('STATUS-11: from %s %i working days are over on %s', (at, days, day) => {
  expect(workingDaysAfter(Date.parse(at), days)).toBe(day);
});
