import type { Artwork, CategoryId } from '@/content/types';

/** What a work is in a room: it hangs, it is the wall itself, or it has no size of its own (a file). */
export type WorkSurface = 'canvas' | 'wall' | 'file';

export const surfaceOf = ({ sizeCm }: Pick<Artwork, 'sizeCm'>, category: CategoryId): WorkSurface => {
  if (!sizeCm) return 'file';
  return category === 'wall_art' ? 'wall' : 'canvas';
};
