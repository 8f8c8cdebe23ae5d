import type { Artwork } from '@/content/types';
import type { PreparedPicture } from '@/domain/picture';

/** What a work on the wall says and shows. */
export type Hung = Readonly<{
  artwork: Pick<Artwork, 'id' | 'title' | 'technique' | 'sizeCm' | 'alt'>;
  picture: PreparedPicture;
}>;
