import { media } from '@/content/media';
import { sizes } from '@/content/order';
import { isAsked } from './asked';
import type { OrderDraft } from './order';
import { sheetOf } from './size';

/** What the form points out without stopping the order (ORDER-21). */
export type Notice = 'artworkSize' | 'sizesDiffer';

const rules: Readonly<Record<Notice, (draft: OrderDraft) => boolean>> = {
  // of a product with a fixed size the size that is asked for is the artwork's
  artworkSize: (draft) => draft.medium !== null && media[draft.medium].ownSize && isAsked('size', draft),
  // a printed poster has an art size and a print size
  sizesDiffer(draft) {
    const sheet = sheetOf(draft);
    return sheet !== null && draft.size !== null && sizes[draft.size].label.pl !== sheet.name;
  },
};

export const noticesOf = (draft: OrderDraft): readonly Notice[] =>
  (Object.keys(rules) as Notice[]).filter((notice) => rules[notice](draft));
