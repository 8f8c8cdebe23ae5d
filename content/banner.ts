import type { CategoryId } from './types';

/** The pictures that each tile of the home page picks from, as artwork ids. HOME-5 says how many each tile has; a wall needs its `tall` part. */
export const banner: Readonly<Record<CategoryId, readonly number[]>> = {
  portraits: [1040, 1045, 1039, 1033],
  landscapes: [2025, 2029, 2023, 2026],
  wall_art: [3025, 3030, 3047, 3004, 3001],
  digital_art: [4048, 4058],
};
