import { type Artwork, type CategoryId, categories } from '../types';
import { digitalArt } from './digital-art';
import { landscapes } from './landscapes';
import { portraits } from './portraits';
import { wallArt } from './wall-art';

export const artworks: Readonly<Record<CategoryId, readonly Artwork[]>> = {
  portraits,
  landscapes,
  wall_art: wallArt,
  digital_art: digitalArt,
};

const byId = new Map(
  Object.values(artworks)
    .flat()
    .map((artwork) => [artwork.id, artwork]),
);

/**
 * The work with this id.
 * @throws when content names a work that does not exist; `npm run content:check` finds that first.
 */
export function artworkById(id: number): Artwork {
  const artwork = byId.get(id);
  if (!artwork) throw new Error(`content: no artwork has the id ${id}`);
  return artwork;
}

const categoryById = new Map(
  categories.flatMap((category) => artworks[category].map(({ id }) => [id, category] as const)),
);

/**
 * The category that a work stands in.
 * @throws when content has no such work
 */
export function categoryOf({ id }: Pick<Artwork, 'id'>): CategoryId {
  const category = categoryById.get(id);
  if (!category) throw new Error(`content: no artwork has the id ${id}`);
  return category;
}
