import { useEffect, useReducer } from 'react';
import type { OrderType } from '@/content/order';
import { usePhotos } from '../photos/use-photos';
import { answerTo, newOrder, step, valueIn } from './order-in-making';
import { typedEarly } from './typed-early';
import { useDraftKeeping } from './use-draft-keeping';

/**
 * The one owner of the order in the making: what is chosen, typed and added, and how each is changed. All of it
 * survives a reload, a closed tab and a change of language (ORDER-20).
 * @param sent lets the page go without a warning
 */
export function useOrderDraft(type: OrderType, item: number | null, sent: boolean) {
  const [order, dispatch] = useReducer(step, null, () => newOrder(type, item));
  // before the next rendering, at which React sets the fields back to what it knows
  useEffect(() => typedEarly().forEach(dispatch), []);
  const keeping = useDraftKeeping(order, dispatch);
  const photos = usePhotos({ order, dispatch, written: keeping.keptIn !== null, off: keeping.off, sent });
  const { draft, recipient, begun } = order;

  return {
    draft,
    recipient,
    photos,
    /** What a field holds, by its name in the request; '' for no answer. */
    valueOf: (field: string) => valueIn(order, field),
    answer: (field: string, given: string) => dispatch(answerTo(field, given)),
    begun: begun ?? 0,
    keeping,
  };
}

export type OrderInHand = ReturnType<typeof useOrderDraft>;
