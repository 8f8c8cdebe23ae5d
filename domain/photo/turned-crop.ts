import type { Rectangle } from '@/content/types';

type Sides = Readonly<{ width: number; height: number }>;
type Point = Readonly<{ x: number; y: number }>;

/**
 * A part of a photo that is turned first. `turn`: degrees clockwise; the part in percent of the sides of what then holds the whole photo,
 * so that it is the same at any size.
 */
export type Crop = Readonly<{ turn: number }> & Rectangle;

export const wholePhoto: Crop = { turn: 0, x: 0, y: 0, width: 100, height: 100 };

/** How many quarters a turn is nearest to. */
export const quartersOf = (turn: number): number => Math.round(turn / 90);

/** The same part of the photo, which is turned by a quarter more. */
export const quarterTurned = ({ turn, x, y, width, height }: Crop): Crop => ({
  turn: turn + 90 > 180 ? turn - 270 : turn + 90,
  x: 100 - y - height,
  y: x,
  width: height,
  height: width,
});

const turnedBy = ({ x, y }: Point, degrees: number): Point => {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
};

/** The sides of what holds a turned photo whole. */
export function turnedSides({ width, height }: Sides, turn: number): Sides {
  const [first, second] = [turnedBy({ x: width, y: height }, turn), turnedBy({ x: width, y: -height }, turn)];
  return {
    width: Math.max(Math.abs(first.x), Math.abs(second.x)),
    height: Math.max(Math.abs(first.y), Math.abs(second.y)),
  };
}

/** A part in percent as one in px. */
export const partIn = ({ x, y, width, height }: Rectangle, sides: Sides): Rectangle => ({
  x: (x * sides.width) / 100,
  y: (y * sides.height) / 100,
  width: (width * sides.width) / 100,
  height: (height * sides.height) / 100,
});

/** A part in px as one in percent. */
export const percentOf = ({ x, y, width, height }: Rectangle, sides: Sides): Rectangle => ({
  x: (x / sides.width) * 100,
  y: (y / sides.height) * 100,
  width: (width / sides.width) * 100,
  height: (height / sides.height) * 100,
});

/** What rounding may leave out, in px. */
const slack = 0.5;

/**
 * The crop, made smaller about its middle until none of its corners is off the photo: there is nothing to show.
 * @returns null where its middle is off the photo
 */
export function fitted(crop: Crop, photo: Sides): Crop | null {
  const sides = turnedSides(photo, crop.turn);
  const part = partIn(crop, sides);
  const middle = { x: part.x + part.width / 2 - sides.width / 2, y: part.y + part.height / 2 - sides.height / 2 };
  const at = turnedBy(middle, -crop.turn);
  const [right, bottom] = [photo.width / 2 + slack, photo.height / 2 + slack];
  if (Math.abs(at.x) >= right || Math.abs(at.y) >= bottom || part.width <= 0 || part.height <= 0) return null;
  /** How much of the way from the middle to a corner lies on the photo, along one of its sides. */
  const along = (from: number, way: number, edge: number): number =>
    way === 0 ? 1 : (edge - Math.sign(way) * from) / Math.abs(way);
  const corners = [-1, 1].flatMap((across) =>
    [-1, 1].map((up) => turnedBy({ x: (across * part.width) / 2, y: (up * part.height) / 2 }, -crop.turn)),
  );
  const most = Math.min(1, ...corners.flatMap(({ x, y }) => [along(at.x, x, right), along(at.y, y, bottom)]));
  if (most === 1) return crop;
  const smaller = {
    x: part.x + (part.width * (1 - most)) / 2,
    y: part.y + (part.height * (1 - most)) / 2,
    width: part.width * most,
    height: part.height * most,
  };
  return { turn: crop.turn, ...percentOf(smaller, sides) };
}
