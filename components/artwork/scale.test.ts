import { placed } from './scale';

const centreOf = ({ y, height }: { y: number; height: number }) => -(y + height / 2);

test('DESIGN-21: a work hangs with its centre at 150 cm, to the centimetre as large as it is', () => {
  expect(placed([{ width: 60, height: 75 }], false)).toEqual([{ x: 0, y: -187.5, width: 60, height: 75 }]);
});

test('DESIGN-21: a work too high for that hangs just above the skirting board', () => {
  const [box] = placed([{ width: 200, height: 300 }], false);
  expect(box).toMatchObject({ y: -312, height: 300 });
});

test('a wall stands on the floor', () => {
  expect(placed([{ width: 930, height: 620 }], true)).toEqual([{ x: 0, y: -620, width: 930, height: 620 }]);
});

test('prints hang side by side on one line of centres', () => {
  const boxes = placed(
    [
      { width: 42, height: 59.4 },
      { width: 29.7, height: 42 },
    ],
    false,
  );
  expect(boxes.map(centreOf)).toEqual([150, 150]);
  expect(boxes[1]?.x).toBeGreaterThan(42);
});
