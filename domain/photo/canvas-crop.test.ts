import { hasShapeOf, middleOf } from './canvas-crop';

const phone = { width: 2400, height: 3200 };

test.each([
  [{ width: 60, height: 80 }, true],
  [{ width: 61.5, height: 80 }, true],
  [{ width: 40, height: 50 }, false],
  [{ width: 80, height: 60 }, false],
])('CONTENT-6: a photo of 2400 × 3200 px has the shape of %j: %s', (canvas, fits) => {
  expect(hasShapeOf(phone, canvas)).toBe(fits);
});

test('CONTENT-6: the middle is left, as large as the canvas allows; a quarter is the most that goes', () => {
  expect(middleOf(phone, { width: 40, height: 50 })).toEqual({ x: 0, y: 100, width: 2400, height: 3000 });
  expect(middleOf(phone, { width: 50, height: 75 })).toEqual({ x: 133, y: 0, width: 2133, height: 3200 });
  expect(middleOf(phone, { width: 80, height: 60 })).toBeNull();
});
