import type { Photo } from '@/components/forms/fields/photo';
import type { Delivery } from '@/domain/order/delivery';
import type { OrderDraft } from '@/domain/order/draft';
import { fulfilmentOf } from '@/domain/order/fulfilment';
import { priceOf } from '@/domain/order/price';
import { summaryLines } from '@/domain/order/summary-lines';
import type { Localized } from '@/i18n/locales';
import { keepSent, type SentPicture } from './sent-order';
import { smallCopies } from './sent-photos';

type Accepted = Readonly<{
  reference: string;
  status: string | undefined;
  draft: OrderDraft;
  delivery: Delivery;
  photos: readonly Photo[];
  title: Localized | null;
  work: SentPicture | null;
}>;

/**
 * Keeps in the tab what the order-sent page shows.
 * @returns whether it is kept
 */
export async function keepAccepted({ draft, photos, title, ...order }: Accepted): Promise<boolean> {
  const at = new Date().toISOString();
  const { variant, medium, size, width, height, attributes } = draft;
  return keepSent({
    ...order,
    ...{ at, title },
    type: draft.type,
    lines: summaryLines(draft, title),
    choice: { variant, medium, size, width, height, attributes },
    photos: await smallCopies(photos),
    price: priceOf(draft),
    fulfilment: fulfilmentOf(draft),
  });
}
