import digitalArt from '@/generated/content/digital_art.json' with { type: 'json' };
import landscapes from '@/generated/content/landscapes.json' with { type: 'json' };
import portraits from '@/generated/content/portraits.json' with { type: 'json' };
import wallArt from '@/generated/content/wall_art.json' with { type: 'json' };
import { type Artwork, type CategoryId, categories } from '../types';

/** Newest first. A new work takes the next free id; ids and slugs are kept for ever. */
const worksIn = (table: readonly object[]) => table as readonly Artwork[];

export const artworks: Readonly<Record<CategoryId, readonly Artwork[]>> = {
  portraits: worksIn(portraits),
  landscapes: worksIn(landscapes),
  wall_art: worksIn(wallArt),
  digital_art: worksIn(digitalArt),
};

const byId = new Map(
  Object.values(artworks)
    .flat()
    .map((artwork) => [artwork.id, artwork]),
);

export const isArtwork = (id: number): boolean => byId.has(id);

/** @throws when content names a work that does not exist; `npm run content:check` finds that first */
export function artworkById(id: number): Artwork {
  const artwork = byId.get(id);
  if (!artwork) throw new Error(`content: no artwork has the id ${id}`);
  return artwork;
}

const categoryById = new Map(
  categories.flatMap((category) => artworks[category].map(({ id }) => [id, category] as const)),
);

/** @throws when content has no such work */
export function categoryOf({ id }: Pick<Artwork, 'id'>): CategoryId {
  const category = categoryById.get(id);
  if (!category) throw new Error(`content: no artwork has the id ${id}`);
  return category;
}
