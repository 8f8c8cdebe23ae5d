import { isBeforeLast } from './last-day';

test.each([
  ['2026-03-01', true],
  ['2026-11-26', true],
  ['2026-11-27', false],
  ['2026-12-25', false],
  ['2026-12-26', true],
])('ORDER-28: on %s the 26th of November for Christmas is ahead: %s', (today, isAhead) => {
  expect(isBeforeLast('11-26', today)).toBe(isAhead);
});
