import { media, sizes } from '@/content/order';
import type { OrderDraft } from './draft';
import { attributesOf } from './fields';

/** What the form mentions without stopping anybody (ORDER-21). */
export type Notice = 'artworkSize' | 'sizesDiffer';

/** A thing with a size of its own is asked for the size of the artwork. */
const artworkSize = ({ medium, size }: OrderDraft): boolean =>
  medium !== null && size !== null && media[medium].ownSize;

/** A printed poster has an art size and a print size; both are kept, a difference is worth a word. */
function sizesDiffer(draft: OrderDraft): boolean {
  const print = draft.medium === 'print' ? attributesOf(draft).find(({ name }) => name === 'size') : undefined;
  const chosen = print?.values.find(({ id }) => id === draft.attributes.size);
  return Boolean(chosen && draft.size && sizes[draft.size].label.pl !== chosen.label.pl);
}

const rules: Readonly<Record<Notice, (draft: OrderDraft) => boolean>> = { artworkSize, sizesDiffer };

export const noticesOf = (draft: OrderDraft): readonly Notice[] =>
  (Object.keys(rules) as Notice[]).filter((notice) => rules[notice](draft));
