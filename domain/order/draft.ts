import type { AttributeName, Medium } from '@/content/media';
import type { OrderType, Size, Subject, Variant } from '@/content/order';
import { mediumDelivered, pictureOf } from '../shop/shop';

/** Everything a buyer chooses and describes; of the photos only their number. Texts are as typed. */
export type OrderDraft = Readonly<{
  type: OrderType;
  /** The number of the item that is ordered, or of the sample "in the style of"; null where none was chosen. */
  item: number | null;
  photos: number;
  variant: Variant | null;
  subject: Subject | null;
  size: Size | null;
  width: string;
  height: string;
  description: string;
  comment: string;
  /** Anything else: for whom, by when. */
  wish: string;
  medium: Medium | null;
  /** How many of a thing that is made more than once. */
  quantity: number;
  /** Value ids; an attribute that is absent is to be agreed (ORDER-10). */
  attributes: Readonly<Partial<Record<AttributeName, number>>>;
}>;

/** A new draft. The medium of a picture is preset to what is delivered (ORDER-7). */
export function emptyDraft(type: OrderType, item: number | null): OrderDraft {
  const picture = type === 'picture' && item !== null ? pictureOf(item) : undefined;
  return {
    type,
    item,
    photos: 0,
    variant: null,
    subject: null,
    size: null,
    width: '',
    height: '',
    description: '',
    ...{ comment: '', wish: '', quantity: 1 },
    medium: picture ? mediumDelivered[picture.delivers] : null,
    attributes: {},
  };
}
