import { media } from '@/content/media';
import { sizes } from '@/content/order';
import { isAsked } from './asked';
import type { OrderDraft } from './order';
import { sheetOf } from './size';

/** What the form points out without stopping the order (ORDER-21). */
export type Notice = 'artworkSize' | 'sizesDiffer';

/** A product with a fixed size: the size that is asked for is the artwork's. */
const artworkSize = (draft: OrderDraft): boolean =>
  draft.medium !== null && media[draft.medium].ownSize && isAsked('size', draft);

/** A printed poster has an art size and a print size. Both are kept, and the buyer is told when they differ. */
function sizesDiffer(draft: OrderDraft): boolean {
  const sheet = sheetOf(draft);
  return sheet !== null && draft.size !== null && sizes[draft.size].label.pl !== sheet.name;
}

const rules: Readonly<Record<Notice, (draft: OrderDraft) => boolean>> = {
  artworkSize,
  sizesDiffer,
};

export const noticesOf = (draft: OrderDraft): readonly Notice[] =>
  (Object.keys(rules) as Notice[]).filter((notice) => rules[notice](draft));
