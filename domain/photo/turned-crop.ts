import type { Rectangle } from '@/content/types';

type Sides = Readonly<{ width: number; height: number }>;

/** Degrees clockwise. */
export const turns = [0, 90, 180, 270] as const;

/** A part of a photo that is turned by quarters first; in percent of the turned sides, so that it is the same at any size. */
export type Crop = Readonly<{ turn: (typeof turns)[number] }> & Rectangle;

export const wholePhoto: Crop = { turn: 0, x: 0, y: 0, width: 100, height: 100 };

export const quarterTurned = ({ turn, x, y, width, height }: Crop): Crop => ({
  turn: turns[(turns.indexOf(turn) + 1) % turns.length] ?? 0,
  x: 100 - y - height,
  y: x,
  width: height,
  height: width,
});

export const turnedSides = ({ width, height }: Sides, turn: Crop['turn']): Sides =>
  turn % 180 === 0 ? { width, height } : { width: height, height: width };

export const partIn = ({ x, y, width, height }: Rectangle, sides: Sides): Rectangle => ({
  x: (x * sides.width) / 100,
  y: (y * sides.height) / 100,
  width: (width * sides.width) / 100,
  height: (height * sides.height) / 100,
});

export const percentOf = ({ x, y, width, height }: Rectangle, sides: Sides): Rectangle => ({
  x: (x / sides.width) * 100,
  y: (y / sides.height) * 100,
  width: (width / sides.width) * 100,
  height: (height / sides.height) * 100,
});

/** As much as lies on the photo; null: nothing does. */
export function fitted(crop: Crop): Crop | null {
  const { x, y, width, height } = crop;
  if (x >= 0 && y >= 0 && width > 0 && height > 0 && x + width <= 100 && y + height <= 100) return crop;
  const [left, top] = [Math.max(0, x), Math.max(0, y)];
  const [across, up] = [Math.min(100, x + width) - left, Math.min(100, y + height) - top];
  return across > 0 && up > 0 ? { ...crop, x: left, y: top, width: across, height: up } : null;
}
