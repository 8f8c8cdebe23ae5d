import type { CategoryId } from './types';

/** The pictures each of the home page's four tiles picks from: p1-p4, l1-l4, w1-w5, d1-d2 (HOME-5). Artwork ids. */
export const banner: Readonly<Record<CategoryId, readonly number[]>> = {
  portraits: [1047, 1040, 1045, 1039],
  landscapes: [2029, 2025, 2023, 2026],
  wall_art: [3050, 3043, 3044, 3048, 3046],
  digital_art: [4048, 4058],
};
