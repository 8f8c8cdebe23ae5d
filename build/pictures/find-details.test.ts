import { findDetails } from './find-details';

/** A grey picture of 400 px, flat but for stripes in some squares of 60 px. */
function striped(...places: readonly (readonly [x: number, y: number])[]) {
  const [width, height] = [400, 400];
  const bytes = new Uint8Array(width * height).fill(128);
  for (const [left, top] of places)
    for (let y = top; y < top + 60; y += 1)
      for (let x = left; x < left + 60; x += 1) bytes[y * width + x] = (x + y) % 2 ? 255 : 0;
  return { bytes, width, height };
}

const holds = (part: { x: number; y: number; width: number; height: number }, x: number, y: number) =>
  part.x <= x && x <= part.x + part.width && part.y <= y && y <= part.y + part.height;

test('GALLERY-15: the details are where the most is to see, in pixels of the file', () => {
  const parts = findDetails(striped([20, 20], [320, 20], [170, 320]), 4);
  expect(parts.map(({ width, height }) => [width, height])).toEqual([
    [720, 560],
    [480, 580],
    [560, 460],
  ]);
  for (const [x, y] of [
    [200, 200],
    [1400, 200],
    [800, 1400],
  ] as const)
    expect(parts.filter((part) => holds(part, x, y))).toHaveLength(1);
});

test('GALLERY-15: the same picture gives the same details, within it, and 500 px apart', () => {
  const picture = striped([100, 100], [110, 130]);
  const parts = findDetails(picture, 4);
  expect(findDetails(picture, 4)).toEqual(parts);
  expect(parts).toHaveLength(3);
  const centres = parts.map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }));
  centres.forEach((one, at) => {
    for (const other of centres.slice(at + 1))
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(499);
  });
  for (const { x, y, width, height } of parts) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(1600);
  }
});

test('a panorama has three details too', () => {
  const { bytes, width } = striped([20, 20]);
  const parts = findDetails({ bytes: bytes.subarray(0, width * 133), width, height: 133 }, 4);
  expect(parts).toHaveLength(3);
  for (const { y, height } of parts) expect(y + height).toBeLessThanOrEqual(533);
});
