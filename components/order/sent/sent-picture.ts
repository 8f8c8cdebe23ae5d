import type { SentOrder, SentPicture } from './sent-order';

/** What is shown of an order: the buyer's newest photo, else the work; null where there is neither. */
export const pictureOf = ({ work, photos }: Pick<SentOrder, 'work' | 'photos'>): SentPicture | null =>
  photos[0]?.small ?? work;
