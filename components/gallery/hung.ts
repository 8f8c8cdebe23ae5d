import type { PreparedPicture } from '@/components/ui/responsive-picture';
import type { Artwork } from '@/content/types';

/** What a work on the wall says and shows. */
export type Hung = Readonly<{
  artwork: Pick<Artwork, 'id' | 'title' | 'technique' | 'sizeCm' | 'alt'>;
  picture: PreparedPicture;
}>;
