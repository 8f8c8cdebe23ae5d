import { fitted, partIn, quartersOf, quarterTurned, turnedSides, wholePhoto } from './turned-crop';

const photo = { width: 400, height: 300 };

test('a turned photo needs more room, and a quarter turn exchanges its sides', () => {
  expect(turnedSides(photo, 0)).toEqual(photo);
  const { width, height } = turnedSides(photo, 90);
  expect([Math.round(width), Math.round(height)]).toEqual([300, 400]);
  expect(turnedSides(photo, 10).width).toBeCloseTo(400 * Math.cos(Math.PI / 18) + 300 * Math.sin(Math.PI / 18));
});

test('what lies on the photo stays, and what does not is made smaller about its middle', () => {
  const inner = { turn: 5, x: 25, y: 25, width: 50, height: 50 };
  expect(fitted(inner, photo)).toBe(inner);
  expect(fitted(wholePhoto, photo)).toBe(wholePhoto);
  const turned = fitted({ ...wholePhoto, turn: 5 }, photo);
  expect([turned?.width, turned?.height]).toEqual([turned?.height, expect.closeTo(81.6, 0)]);
  expect((turned?.x ?? 0) + (turned?.width ?? 0) / 2).toBeCloseTo(50);
  // a corner of it is then at the edge of the photo: what is larger is made as small
  const larger = { turn: 5, x: 5, y: 5, width: 90, height: 90 };
  expect(fitted(larger, photo)?.width).toBeCloseTo(turned?.width ?? 0);
});

test('a part off the photo is none', () => {
  expect(fitted({ turn: 30, x: 0, y: 0, width: 2, height: 2 }, photo)).toBeNull();
  expect(fitted({ ...wholePhoto, width: 0 }, photo)).toBeNull();
  expect(partIn({ x: 10, y: 20, width: 50, height: 25 }, photo)).toEqual({ x: 40, y: 60, width: 200, height: 75 });
});

test('a part that is turned by a quarter more is the same part, and after four of them as it was', () => {
  const part = { turn: 4, x: 10, y: 20, width: 50, height: 25 };
  const once = quarterTurned(part);
  expect(once).toEqual({ turn: 94, x: 55, y: 10, width: 25, height: 50 });
  expect(quarterTurned(quarterTurned(once)).turn).toBe(-86);
  expect(quarterTurned(quarterTurned(quarterTurned(once)))).toEqual(part);
  expect([0, 14, -15, 90, 104, -86, 180].map(quartersOf)).toEqual([0, 0, -0, 1, 1, -1, 2]);
  // what it cuts out has the same sides in px
  const [before, after] = [partIn(part, turnedSides(photo, 4)), partIn(once, turnedSides(photo, 94))];
  expect([after.width, after.height]).toEqual([expect.closeTo(before.height), expect.closeTo(before.width)]);
});
