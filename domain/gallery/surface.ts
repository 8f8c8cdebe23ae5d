import type { Artwork, CategoryId } from '@/content/types';

/** What a work is in a room: hung on a wall, the wall itself, or a file, which has no size of its own. */
export type WorkSurface = 'canvas' | 'wall' | 'file';

export const surfaceOf = ({ sizeCm }: Pick<Artwork, 'sizeCm'>, category: CategoryId): WorkSurface => {
  if (!sizeCm) return 'file';
  return category === 'wall_art' ? 'wall' : 'canvas';
};
