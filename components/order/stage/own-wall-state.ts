import type { Centimetres } from '@/domain/order/size';

/** Parts of the photo's width and height, from 0 to 1. */
export type Point = Readonly<{ x: number; y: number }>;

/** The visitor's photo of a wall, and where the work hangs on it. Stays in this page's memory. */
export type OwnWallState = Readonly<{
  url: string;
  ratio: number;
  /** How much of the wall the photo shows from left to right, in centimetres. */
  across: number;
  at: Point;
}>;

/** Of `across`, in centimetres. */
export const range = { min: 60, max: 800, step: 5 } as const;

export const newWall = (url: string, ratio: number): OwnWallState => ({
  url,
  ratio,
  across: 300,
  at: { x: 0.5, y: 0.4 },
});

const within = (part: number): number => Math.max(0, Math.min(1, part));

/** The middle of the work stays on the photo. */
export const movedTo = (wall: OwnWallState, { x, y }: Point): OwnWallState => ({
  ...wall,
  at: { x: within(x), y: within(y) },
});

const partsOf = ({ across, ratio }: OwnWallState, { width, height }: Centimetres): Centimetres => ({
  width: width / across,
  height: (height * ratio) / across,
});

/** Centimetres by which a key moves the work; with Shift ten times as far. */
const arrows: Readonly<Record<string, Centimetres>> = {
  ArrowUp: { width: 0, height: -1 },
  ArrowDown: { width: 0, height: 1 },
  ArrowLeft: { width: -1, height: 0 },
  ArrowRight: { width: 1, height: 0 },
};

export function movedBy(wall: OwnWallState, key: string, isLong: boolean): OwnWallState | null {
  const arrow = arrows[key];
  if (!arrow) return null;
  const { width, height } = partsOf(wall, arrow);
  const steps = isLong ? 10 : 1;
  return movedTo(wall, { x: wall.at.x + steps * width, y: wall.at.y + steps * height });
}

const percent = (part: number): string => `${100 * part}%`;

export function boxOf(wall: OwnWallState, cm: Centimetres) {
  const { width, height } = partsOf(wall, cm);
  return {
    left: percent(wall.at.x - width / 2),
    top: percent(wall.at.y - height / 2),
    width: percent(width),
    height: percent(height),
  };
}
