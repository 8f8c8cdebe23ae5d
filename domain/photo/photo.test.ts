import { hasShapeOf, middleOf } from './canvas-crop';
import { hasItsEnd } from './jpeg-end';
import { fitsSides } from './photo-sides';
import { fitted, partIn, quarterTurned, turnedSides, turns, wholePhoto } from './turned-crop';

describe('photo sides', () => {
  test.each([
    [64, 64, true],
    [63, 4000, false],
    [4000, 63, false],
    [12_000, 64, true],
    [12_001, 64, false],
    [8000, 6250, true],
    [8000, 6251, false],
  ])('TRUST-3: a photo of %i x %i px is taken: %s', (width, height, fits) => {
    expect(fitsSides({ width, height })).toBe(fits);
  });
});

describe('canvas crop', () => {
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
});

describe('jpeg end', () => {
  const start = [0xff, 0xd8];
  /** A description that holds a small picture with an end of its own. */
  const described = [0xff, 0xe1, 0, 8, 0xff, 0xd8, 1, 2, 0xff, 0xd9];
  const scan = [0xff, 0xda, 0, 4, 1, 2];
  const pixels = [0x12, 0xff, 0, 0x34, 0xff, 0xd0, 0x56];
  const end = [0xff, 0xd9];

  test.each<[string, number[], boolean]>([
    ['whole', [...start, ...described, ...scan, ...pixels, ...end], true],
    ['with something behind it', [...start, ...scan, ...pixels, ...end, 0, 1, 2], true],
    ['with fill bytes before its end', [...start, ...scan, ...pixels, 0xff, 0xff, ...end], true],
    ['in two scans', [...start, ...scan, ...pixels, ...scan, ...pixels, ...end], true],
    ['without its end', [...start, ...described, ...scan, ...pixels], false],
    ['cut within a marker', [...start, ...scan, ...pixels, 0xff], false],
    ['cut within its description', [...start, ...described.slice(0, 9)], false],
    ['cut to its beginning', start, false],
  ])('a JPEG %s', (_, bytes, has) => {
    expect(hasItsEnd(new Uint8Array(bytes))).toBe(has);
  });
});

describe('turned crop', () => {
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
});
