import { progressLine } from './progress';

test.each([
  [412, 2_642, 36_000, 'en', 'pictures: 412 of 2,642, about 3 min'],
  [412, 2_642, 36_000, 'pl', 'obrazy: 412 z 2 642, jeszcze około 3 min'],
  [2_641, 2_642, 231_000, 'en', 'pictures: 2,641 of 2,642, about 1 min'],
] as const)('%i of %i files after %i ms (%s)', (made, total, ms, locale, line) => {
  expect(progressLine(made, total, ms, locale).replace(/\u00a0/g, ' ')).toBe(line);
});
