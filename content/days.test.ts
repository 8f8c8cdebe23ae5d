import { isDay, isPastDay } from './days';

test.each([
  ['2026-11-22', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-11-2', false],
  ['22.11.2026', false],
])('%s is a day: %s', (text, is) => {
  expect(isDay(text)).toBe(is);
});

test('a day has come once it has begun in Warsaw', () => {
  expect(isPastDay('2026-11-22', Date.UTC(2026, 10, 21, 23))).toBe(true);
  expect(isPastDay('2026-11-22', Date.UTC(2026, 10, 21, 21))).toBe(false);
  expect(isPastDay('2026-02-30', Date.UTC(2026, 10, 21))).toBe(false);
});
