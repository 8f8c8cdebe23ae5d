import { boxOf, doubtful, doubtOf, moved, newWall, onPhoto, scaleOf } from './own-wall-state';

const wall = {
  ...newWall({ url: 'blob:x', width: 4000, height: 2000 }),
  top: { x: 100, y: 100 },
  bottom: { x: 100, y: 397 },
};

test('a photo of any size has a longer side of 1000 units', () => {
  expect(newWall({ url: '', width: 4000, height: 2000 })).toMatchObject({ width: 1000, height: 500 });
  expect(newWall({ url: '', width: 300, height: 600 })).toMatchObject({ width: 500, height: 1000 });
});

test.each([
  ['an A4 sheet', { known: 'a4', length: '' }, 10],
  ['a door', { known: 'door', length: '' }, 1.485],
  ['a length of the visitor', { known: 'length', length: '99' }, 3],
  ['the same length in metres', { known: 'length', length: '0,99 m' }, 3],
  ['a length that cannot be read, as a door', { known: 'length', length: 'short' }, 1.485],
] as const)('%s between the handles sets the scale', (_, thing, expected) => {
  expect(scaleOf({ ...wall, ...thing })).toBeCloseTo(expected, 6);
});

test('handles in one place do not divide by nothing', () => {
  const together = { ...wall, bottom: wall.top };
  expect(scaleOf(together)).toBeGreaterThan(0);
  expect(doubtOf(together)).toBe(100);
});

test.each([
  [20, true],
  [33, true],
  [34, false],
  [300, false],
])('%s units between the handles: doubtful is %s', (long, expected) => {
  expect(doubtOf({ top: { x: 0, y: 0 }, bottom: { x: 0, y: long } }) > doubtful).toBe(expected);
});

test('the work hangs around its middle, to scale', () => {
  expect(boxOf({ ...wall, at: { x: 500, y: 300 } }, { width: 42, height: 20 })).toEqual({
    x: 290,
    y: 200,
    width: 420,
    height: 200,
  });
});

test('arrows move by a step and with Shift by ten, other keys by nothing, and nothing leaves the photo', () => {
  const from = { x: 10, y: 10 };
  expect(moved(from, 'ArrowRight', false, 2)).toEqual({ x: 12, y: 10 });
  expect(moved(from, 'ArrowUp', true, 2)).toEqual({ x: 10, y: -10 });
  expect(moved(from, 'Enter', false, 2)).toBeNull();
  expect(onPhoto(wall, { x: -5, y: 2000 })).toEqual({ x: 0, y: 500 });
});
