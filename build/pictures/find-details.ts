import type { Rectangle } from '@/content/types';

/** Brightness of a small copy, row by row, 0 to 255. */
export type Grey = Readonly<{ bytes: Uint8Array; width: number; height: number }>;

/** The shapes of the three details, in pixels of a file of 1600 px: large enough to see the brush, one of each kind. */
const shapes = [
  { width: 720, height: 560 },
  { width: 480, height: 580 },
  { width: 560, height: 460 },
] as const;
const fileSide = 1600;
/** Between the centres of two details, in the same pixels; less where the picture is too small. */
const apart = 500;
/** Between positions that are tried, in pixels of the small copy. */
const step = 3;

/** The contrast within any rectangle, from sums that are made once. */
function contrastOf({ bytes, width, height }: Grey): (box: Rectangle) => number {
  const sums = new Float64Array((width + 1) * (height + 1));
  const at = (x: number, y: number) => bytes[y * width + x] ?? 0;
  for (let y = 0; y < height; y += 1) {
    let row = 0;
    for (let x = 0; x < width; x += 1) {
      const right = x + 1 < width ? Math.abs(at(x + 1, y) - at(x, y)) : 0;
      const below = y + 1 < height ? Math.abs(at(x, y + 1) - at(x, y)) : 0;
      row += right + below;
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + row;
    }
  }
  const sum = (x: number, y: number) => sums[y * (width + 1) + x] ?? 0;
  return ({ x, y, width: wide, height: high }) =>
    sum(x + wide, y + high) - sum(x, y + high) - sum(x + wide, y) + sum(x, y);
}

const centre = ({ x, y, width, height }: Rectangle) => ({ x: x + width / 2, y: y + height / 2 });
const between = (one: Rectangle, other: Rectangle): number => {
  const [from, to] = [centre(one), centre(other)];
  return Math.hypot(from.x - to.x, from.y - to.y);
};

/** Every place of a shape in a picture. */
function placesOf(shape: Pick<Rectangle, 'width' | 'height'>, { width, height }: Grey): readonly Rectangle[] {
  const places: Rectangle[] = [];
  for (let y = 0; y + shape.height <= height; y += step) {
    for (let x = 0; x + shape.width <= width; x += step) places.push({ x, y, ...shape });
  }
  return places;
}

/** The first place that is far enough from those that are taken; nearer if there is none. */
function firstApart(places: readonly Rectangle[], taken: readonly Rectangle[], least: number): Rectangle {
  const free = places.find((place) => taken.every((other) => between(place, other) >= least));
  return free ?? firstApart(places, taken, least * 0.7);
}

/**
 * The three parts of a picture with the greatest contrast, where there is most to see. The same picture always gives
 * the same parts.
 * @param scale how many pixels of the file one pixel of the small copy is
 * @returns in pixels of the file
 */
export function findDetails(grey: Grey, scale: number): readonly Rectangle[] {
  const unit = Math.min(1, (Math.max(grey.width, grey.height) * scale) / fileSide) / scale;
  const contrast = contrastOf(grey);
  const found: Rectangle[] = [];
  for (const { width, height } of shapes) {
    const shape = {
      width: Math.min(Math.floor(width * unit), grey.width),
      height: Math.min(Math.floor(height * unit), grey.height),
    };
    const places = placesOf(shape, grey).map((place) => ({ place, value: contrast(place) }));
    const busiest = places.sort((one, other) => other.value - one.value).map(({ place }) => place);
    found.push(firstApart(busiest, found, apart * unit));
  }
  return found.map(({ x, y, width, height }) => ({
    x: Math.floor(x * scale),
    y: Math.floor(y * scale),
    width: Math.floor(width * scale),
    height: Math.floor(height * scale),
  }));
}
