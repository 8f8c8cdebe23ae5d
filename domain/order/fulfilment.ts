import type { OrderDraft } from './draft';
import { fieldStates } from './fields';

/**
 * What happens after an order is agreed on. `made`: the artist works from the buyer's photos; `file`: a file is sent by
 * e-mail; `ready`: a work that exists is packed; `printed`: a product is made with the picture on it.
 */
export type Fulfilment = 'made' | 'file' | 'ready' | 'printed';

export function fulfilmentOf(draft: OrderDraft): Fulfilment {
  if (fieldStates(draft).photos !== 'hidden') return 'made';
  if (draft.medium === 'file') return 'file';
  return draft.type === 'picture' ? 'ready' : 'printed';
}
