import type { Rectangle } from '@/content/types';

type Sides = Readonly<{ width: number; height: number }>;

/** How far the ratio of a work's sides may be from its picture's: sizes are rounded, and photographs trimmed. */
const tolerance = 0.03;

/** A photo of a canvas shows a little more than the canvas; what would cut off more is another mistake. */
const mostCut = 0.25;

const ratioOf = ({ width, height }: Sides): number => width / height;

/** @param picture in px @param canvas in cm */
export const hasShapeOf = (picture: Sides, canvas: Sides): boolean =>
  Math.abs(ratioOf(canvas) / ratioOf(picture) - 1) <= tolerance;

/** @param picture in whole px @param canvas in cm @returns null where more than a quarter would go */
export function middleOf(picture: Sides, canvas: Sides): Rectangle | null {
  const width = Math.min(picture.width, Math.round(picture.height * ratioOf(canvas)));
  const height = Math.min(picture.height, Math.round(picture.width / ratioOf(canvas)));
  if (width * height < (1 - mostCut) * picture.width * picture.height) return null;
  const x = Math.floor((picture.width - width) / 2);
  const y = Math.floor((picture.height - height) / 2);
  return { x, y, width, height };
}
