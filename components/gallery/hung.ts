import type { Artwork } from '@/content/types';
import type { PreparedPicture } from '@/domain/picture';

/** What the wall needs to show one work. */
export type Hung = Readonly<{
  artwork: Pick<Artwork, 'id' | 'title' | 'technique' | 'sizeCm' | 'alt'>;
  picture: PreparedPicture;
}>;
