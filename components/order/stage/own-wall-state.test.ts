import { boxOf, movedBy, movedTo, newWall } from './own-wall-state';

/** Twice as wide as high; it shows 4 m across, and so 2 m upwards. */
const wall = { ...newWall('blob:x', 2), across: 400 };

test('STAGE-5: the work hangs to the scale of the wall', () => {
  const centred = movedTo(wall, { x: 0.5, y: 0.5 });
  expect(boxOf(centred, { width: 40, height: 50 })).toEqual({ left: '45%', top: '37.5%', width: '10%', height: '25%' });
  expect(boxOf({ ...centred, across: 800 }, { width: 40, height: 50 })).toMatchObject({ width: '5%', height: '12.5%' });
});

test.each([
  ['ArrowRight', false, { x: 0.5025, y: 0.5 }],
  ['ArrowLeft', true, { x: 0.475, y: 0.5 }],
  ['ArrowDown', false, { x: 0.5, y: 0.505 }],
  ['ArrowUp', true, { x: 0.5, y: 0.45 }],
] as const)('STAGE-7: %s moves it by a centimetre, with Shift by ten', (key, isLong, at) => {
  const moved = movedBy(movedTo(wall, { x: 0.5, y: 0.5 }), key, isLong);
  expect(moved?.at.x).toBeCloseTo(at.x, 9);
  expect(moved?.at.y).toBeCloseTo(at.y, 9);
});

test('any other key moves nothing, and the work stays on the photo', () => {
  expect(movedBy(wall, 'a', false)).toBeNull();
  expect(movedTo(wall, { x: -3, y: 1.2 }).at).toEqual({ x: 0, y: 1 });
});
