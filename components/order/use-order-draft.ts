'use client';

import { type ChangeEvent, useEffect, useReducer, useRef, useState } from 'react';
import type { OrderType } from '@/content/order';
import type { DeliveryField } from '@/domain/order/delivery';
import type { OrderDraft } from '@/domain/order/draft';
import { clearHidden } from '@/domain/order/transitions';
import { draftStore } from './draft-store';
import { newOrder, type OrderInMaking, type Recipient, type Step, step, storedOf } from './order-in-making';
import { draftKey, readDraft } from './stored-draft';
import { usePhotos } from './use-photos';

type Typed = ChangeEvent<HTMLInputElement | HTMLTextAreaElement>;
export type DraftText = 'width' | 'height' | 'description' | 'comment';

/** Brings the stored draft back, and writes down every change. */
function useKeeping(key: string, order: OrderInMaking, dispatch: (step: Step) => void) {
  const { type, item } = order.draft;
  const [written, setWritten] = useState(true);
  const forgotten = useRef(false);

  useEffect(() => {
    const stored = readDraft(draftStore.read(key), type, item);
    dispatch({ do: 'restore', stored, opened: Math.round(performance.timeOrigin) });
    draftStore.sweep().catch(() => undefined);
  }, [key, type, item, dispatch]);

  useEffect(() => {
    // what is sent must not come back by a last change
    if (order.begun !== null && !forgotten.current) setWritten(draftStore.write(key, storedOf(order)));
  }, [key, order]);

  const forget = () => {
    forgotten.current = true;
    return draftStore.forget(key, order.photos);
  };
  return { written, forget };
}

/**
 * The one owner of the order in the making: what is chosen, typed and added, and how each is changed. All of it
 * survives a reload and a change of language (ORDER-20).
 * @param sent lets the page go without a warning
 */
export function useOrderDraft(type: OrderType, item: number | null, sent: boolean) {
  const [order, dispatch] = useReducer(step, null, () => newOrder(type, item));
  const { written, forget } = useKeeping(draftKey(type, item), order, dispatch);
  const photos = usePhotos({ order, dispatch, written, sent });
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
    /** False until the script runs and the stored draft is back. */
    ready: begun !== null,
    begun: begun ?? 0,
    forget,
  };
}

export type OrderInHand = ReturnType<typeof useOrderDraft>;
