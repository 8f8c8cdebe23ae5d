import type { CategoryId } from './types';

/** The pictures that each tile of the home page picks from, as artwork ids. HOME-5 says how many each tile has. */
export const banner: Readonly<Record<CategoryId, readonly number[]>> = {
  portraits: [1047, 1040, 1045, 1039],
  landscapes: [2029, 2025, 2023, 2026],
  wall_art: [3050, 3043, 3044, 3048, 3046],
  digital_art: [4048, 4058],
};
