import { stageAt } from './follow-range';

test.each([
  [0, 0],
  [49, 0],
  [50, 1],
  [162, 2],
  [249, 2],
  [250, 3],
  [300, 3],
])('the range at %i shows stage %i', (value, stage) => {
  expect(stageAt(value)).toBe(stage);
});
