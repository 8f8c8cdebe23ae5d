import type { Artwork, ShopPicture } from '@/content/types';
import type { Changes, ContentDesk } from './checkout';
import { type Found, picturesOf, rails } from './found';
import { withRows } from './tables';

export type OriginalState = ShopPicture['state'];

/** The original of a work on its shelf, where it stands on one. */
const shelvedIn = (desk: ContentDesk, { id }: Pick<Artwork, 'id'>): ShopPicture | undefined =>
  picturesOf(desk).find(({ artwork, delivers }) => artwork === id && delivers === 'original');

/**
 * Sold, reserved or free, whatever the shop holds (SHOP-6): an original on the shelf says it there, any other with its work.
 * @returns the changes; `before`: how it is marked now; `shelved`: whether the shop sells it; `other`: a file or print that goes on being sold
 */
export function originalMarked(
  desk: ContentDesk,
  { category, work }: Found,
  state: OriginalState,
): Readonly<{ changes: Changes; shelved: boolean; other: boolean; before: OriginalState }> {
  const shelved = shelvedIn(desk, work);
  const other = picturesOf(desk).some(({ artwork, delivers }) => artwork === work.id && delivers !== 'original');
  const own = shelved || state === 'available' ? {} : { state };
  const ofWork = withRows<Artwork>(desk, category, (works) =>
    works.map((each) => {
      if (each.id !== work.id) return each;
      const { state: _, ...rest } = each;
      return { ...rest, ...own };
    }),
  );
  const changes = shelved
    ? withRows<ShopPicture>(
        desk,
        rails.pictures,
        (pictures) => pictures.map((each) => (each.number === shelved.number ? { ...each, state } : each)),
        work.state ? ofWork : new Map(),
      )
    : ofWork;
  const before = shelved?.state ?? work.state ?? 'available';
  return { changes, shelved: shelved !== undefined, other, before };
}
