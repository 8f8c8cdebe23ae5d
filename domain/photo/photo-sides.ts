import { limits } from '../limits';

type Sides = Readonly<{ width: number; height: number }>;

const { minSidePx, maxSidePx, maxPixels } = limits.photo;

export const fitsSides = ({ width, height }: Sides): boolean =>
  [width, height].every((side) => side >= minSidePx && side <= maxSidePx) && width * height <= maxPixels;
