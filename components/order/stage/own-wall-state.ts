import { type Centimetres, understoodSize } from '@/domain/order/size';

/** A point on the photo, in its units. */
export type Point = Readonly<{ x: number; y: number }>;

/** Things whose length everybody knows, in centimetres; `length`: the visitor's own. */
export const known = { a4: 29.7, door: 200, length: null } as const;
export type Known = keyof typeof known;

/** The visitor's photo of a wall, and what hangs on it. Stays in this page's memory. */
export type OwnWallState = Readonly<{
  url: string;
  /** Of the photo, in units: its longer side has 1000. About a pixel on a screen. */
  width: number;
  height: number;
  top: Point;
  bottom: Point;
  known: Known;
  /** As typed. */
  length: string;
  /** The handles are set, and the work hangs. */
  hung: boolean;
  /** The middle of the work. */
  at: Point;
}>;

const longerSide = 1000;

/** As a photo is taken: nothing is measured, and nothing hangs. `width` and `height` in px. */
export function newWall({ url, width, height }: Pick<OwnWallState, 'url' | 'width' | 'height'>): OwnWallState {
  const unit = longerSide / Math.max(width, height);
  const [w, h] = [width * unit, height * unit];
  return {
    ...{ url, width: w, height: h },
    top: { x: w * 0.45, y: h * 0.4 },
    bottom: { x: w * 0.45, y: h * 0.55 },
    known: 'a4',
    length: '',
    hung: false,
    at: { x: w / 2, y: h * 0.35 },
  };
}

const between = (low: number, value: number, high: number): number => Math.max(low, Math.min(high, value));

/** Keeps a point on the photo. */
export const onPhoto = ({ width, height }: OwnWallState, { x, y }: Point): Point => ({
  x: between(0, x, width),
  y: between(0, y, height),
});

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The length between the handles in centimetres; null where the visitor's own cannot be read yet. */
function knownLength({ known: thing, length }: Pick<OwnWallState, 'known' | 'length'>): number | null {
  // both sides alike: one length is read as a square
  return known[thing] ?? understoodSize({ width: length, height: length })?.width ?? null;
}

/** Units per centimetre. A guess of a door's height stands in for a length that cannot be read. */
export const scaleOf = (wall: OwnWallState): number =>
  Math.max(1, distance(wall.top, wall.bottom)) / (knownLength(wall) ?? known.door);

/** By how many percent the size changes where one handle is a unit wrong. */
export const doubtOf = ({ top, bottom }: Pick<OwnWallState, 'top' | 'bottom'>): number =>
  100 / Math.max(1, distance(top, bottom));

/** From this many percent on the visitor is told to measure something longer. */
export const doubtful = 3;

/** The work's place on the photo, in units. */
export function boxOf(wall: OwnWallState, { width, height }: Centimetres) {
  const scale = scaleOf(wall);
  const [w, h] = [width * scale, height * scale];
  return { x: wall.at.x - w / 2, y: wall.at.y - h / 2, width: w, height: h };
}

/** Steps of the arrow keys; with Shift they are ten times as long. */
const arrows: Readonly<Record<string, Point>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** Where a key moves a point; null for a key that moves nothing. `step` in units. */
export function moved(from: Point, key: string, shift: boolean, step: number): Point | null {
  const arrow = arrows[key];
  const long = step * (shift ? 10 : 1);
  return arrow ? { x: from.x + arrow.x * long, y: from.y + arrow.y * long } : null;
}
