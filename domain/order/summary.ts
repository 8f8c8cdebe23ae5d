import { artworkOf, itemOf } from '../shop/shop-artwork';
import type { OrderDraft } from './order';
import { type SummaryLine, summaryLines } from './summary-lines';

/** Of a draft without hidden answers. For the server: the browser knows the title, and must not load all works. */
export function summaryOf(draft: OrderDraft): readonly SummaryLine[] {
  const item = draft.item === null ? undefined : itemOf(draft.type, draft.item);
  return summaryLines(draft, item ? artworkOf(item).title : null);
}
