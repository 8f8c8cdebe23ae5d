import type { SentOrder } from './sent-order';

/** Whether there is something to show: the work, or the buyer's newest photo. */
export const hasPreview = ({ image, photos }: SentOrder): boolean => pictureOf({ image, photos }) !== null;

const pictureOf = ({ image, photos }: Pick<SentOrder, 'image' | 'photos'>): string | null => photos[0]?.small ?? image;

/** What was ordered. The same on the page, on paper and in the saved copy. */
export function SentPreview({ sent }: { sent: SentOrder }) {
  const picture = pictureOf(sent);
  return picture ? <img src={picture} alt="" /> : null;
}
