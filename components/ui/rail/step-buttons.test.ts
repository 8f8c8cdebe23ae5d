import { dotsAround } from './step-buttons';

test.each<[at: number, count: number, dots: number[]]>([
  [0, 0, []],
  [0, 1, [0]],
  [2, 5, [0, 1, 2, 3, 4]],
  [6, 7, [0, 1, 2, 3, 4, 5, 6]],
  [0, 47, [0, 1, 2, 3, 4, 5, 6]],
  [3, 47, [0, 1, 2, 3, 4, 5, 6]],
  [4, 47, [1, 2, 3, 4, 5, 6, 7]],
  [20, 47, [17, 18, 19, 20, 21, 22, 23]],
  [43, 47, [40, 41, 42, 43, 44, 45, 46]],
  [46, 47, [40, 41, 42, 43, 44, 45, 46]],
])('HOME-9: at %i of %i stand the dots %j', (at, count, dots) => {
  expect(dotsAround(at, count)).toEqual(dots);
});
