import { artworkOf, itemOf } from '../shop/shop-artwork';
import type { OrderDraft } from './order';
import { type SummaryLine, summaryLines } from './summary-lines';

/**
 * The summary of a draft without hidden answers, with the work's title looked up in content. For the server: the
 * browser knows the title already.
 */
export function summaryOf(draft: OrderDraft): readonly SummaryLine[] {
  const item = draft.item === null ? undefined : itemOf(draft.type, draft.item);
  return summaryLines(draft, item ? artworkOf(item).title : null);
}
