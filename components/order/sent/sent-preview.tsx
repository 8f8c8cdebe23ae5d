import type { SentOrder, SentPicture } from './sent-order';

/** What stands in the preview: the buyer's newest photo, else the work; null where there is neither. */
export const pictureOf = ({ work, photos }: Pick<SentOrder, 'work' | 'photos'>): SentPicture | null =>
  photos[0]?.small ?? work;

/** What was ordered. The same on the page, on paper and in the saved copy. */
export function SentPreview({ picture }: { picture: SentPicture }) {
  return <img src={picture.href} width={picture.width} height={picture.height} alt="" />;
}
