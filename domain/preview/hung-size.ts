import { sizes } from '@/content/order';
import type { OrderDraft } from '../order/draft';
import { type Centimetres, readSize } from '../order/size';
import { turned } from './hang';
import { sheets } from './measures';

export type HungSize = Readonly<{
  cm: Centimetres;
  /** Why A2 stands in for the size: none was chosen or typed yet, or what was typed cannot be read. */
  standIn: 'noSize' | 'badSize' | null;
}>;

type Choice = Pick<OrderDraft, 'medium' | 'size' | 'width' | 'height' | 'attributes'>;

/** The size of the sheet that is printed, in centimetres; null for any other medium, and while it is to be agreed. */
function sheetOf({ medium, attributes }: Choice): Centimetres | null {
  const sheet =
    medium === 'print' ? Object.entries(sheets).find(([id]) => Number(id) === attributes.size)?.[1] : undefined;
  return sheet ? { width: sheet.width / 10, height: sheet.height / 10 } : null;
}

/**
 * The size in which a work hangs. Standard sizes lie as the picture lies; the buyer's own is drawn as it is typed. Where
 * it is not known the work hangs in A2.
 */
export function hungSize(choice: Choice, picture: Centimetres): HungSize {
  const { size, width, height } = choice;
  const standard = sheetOf(choice) ?? (size && sizes[size].cm);
  if (standard) return { cm: turned(standard, picture), standIn: null };
  const own = size === 'custom' ? readSize({ width, height }) : 'open';
  if (typeof own === 'object') return { cm: own, standIn: null };
  return { cm: turned(sizes.a2.cm, picture), standIn: own === 'unread' ? 'badSize' : 'noSize' };
}
