import type { OrderDraft } from './draft';
import { fieldStates } from './fields';

/**
 * What happens to an order once it is agreed on: work from the buyer's photos begins, a file leaves by e-mail, a work
 * that hangs already is packed, a thing is made with the picture on it.
 */
export type Course = 'made' | 'file' | 'ready' | 'printed';

export function courseOf(draft: OrderDraft): Course {
  if (fieldStates(draft).photos !== 'hidden') return 'made';
  if (draft.medium === 'file') return 'file';
  return draft.type === 'picture' ? 'ready' : 'printed';
}
