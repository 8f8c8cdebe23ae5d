import { limits } from '../limits';

type Sides = Readonly<{ width: number; height: number }>;

const { minSidePx, maxSidePx, maxPixels } = limits.photo;

/** Whether a photo of these sides, px, is taken: the form asks of what it sends, the server of what comes. */
export const fitsSides = ({ width, height }: Sides): boolean =>
  [width, height].every((side) => side >= minSidePx && side <= maxSidePx) && width * height <= maxPixels;
