import { type ChangeEvent, useEffect, useReducer } from 'react';
import type { OrderType } from '@/content/order';
import type { DeliveryField } from '@/domain/order/delivery';
import type { OrderDraft } from '@/domain/order/draft';
import { clearHidden } from '@/domain/order/transitions';
import { usePhotos } from '../photos/use-photos';
import { newOrder, type Recipient, step } from './order-in-making';
import { type DraftText, typedEarly } from './typed-early';
import { useDraftKeeping } from './use-draft-keeping';

type Typed = ChangeEvent<HTMLInputElement | HTMLTextAreaElement>;

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
  const choose = (change: (draft: OrderDraft) => OrderDraft) => dispatch({ do: 'choose', change });
  const deliver = (to: Partial<Recipient>) => dispatch({ do: 'deliver', to });

  return {
    draft,
    recipient,
    photos,
    choose,
    /** A text of the draft, bound to its control. */
    text: (name: DraftText) => ({
      name,
      value: draft[name],
      onChange: ({ target }: Typed) => choose((draft) => clearHidden({ ...draft, [name]: target.value })),
    }),
    /** A delivery field, bound to its control. */
    deliver: (name: DeliveryField) => ({
      name,
      value: recipient[name],
      onChange: ({ target }: Typed) => deliver({ [name]: target.value }),
    }),
    terms: {
      checked: recipient.terms,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => deliver({ terms: target.checked }),
    },
    begun: begun ?? 0,
    keeping,
  };
}

export type OrderInHand = ReturnType<typeof useOrderDraft>;
