import { fitted, partIn, quarterTurned, turnedSides, turns, wholePhoto } from './turned-crop';

const photo = { width: 400, height: 300 };

test('a quarter turn exchanges the sides of a photo', () => {
  expect(turns.map((turn) => turnedSides(photo, turn).width)).toEqual([400, 300, 400, 300]);
});

test('of a crop what lies on the photo stays, and what is beside it is none', () => {
  const inner = { ...wholePhoto, x: 25, y: 25, width: 50, height: 75 };
  for (const crop of [inner, wholePhoto]) expect(fitted(crop)).toBe(crop);
  expect(fitted({ ...inner, x: -10, y: 50 })).toEqual({ ...inner, x: 0, y: 50, width: 40, height: 50 });
  for (const change of [{ width: 0 }, { x: 100 }, { y: -75 }]) expect(fitted({ ...inner, ...change })).toBeNull();
  expect(partIn({ x: 10, y: 20, width: 50, height: 25 }, photo)).toEqual({ x: 40, y: 60, width: 200, height: 75 });
});

test('a part that is turned by a quarter more is the same part, and after four of them as it was', () => {
  const part = { turn: 0, x: 10, y: 20, width: 50, height: 25 } as const;
  const once = quarterTurned(part);
  expect(once).toEqual({ turn: 90, x: 55, y: 10, width: 25, height: 50 });
  expect(quarterTurned(quarterTurned(quarterTurned(once)))).toEqual(part);
});
