import { waitAfter } from './lease';

const minute = 60_000;

test('TRUST-14: 30 s, 2, 5, 15, 30 min, 1 h, 2 h, then every 4 h for 14 days, then parked', () => {
  const waits = Array.from({ length: 92 }, (_, index) => waitAfter(index + 1));
  expect(waits.slice(0, 8)).toEqual([0.5, 2, 5, 15, 30, 60, 120, 240].map((minutes) => minutes * minute));
  expect(new Set(waits.slice(7, 91))).toEqual(new Set([240 * minute]));
  expect(waits[91]).toBeNull();
  const days = waits.slice(7, 91).reduce<number>((sum, wait) => sum + (wait ?? 0), 0) / (24 * 60 * minute);
  expect(days).toBe(14);
});
