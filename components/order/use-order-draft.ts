'use client';

import { type ChangeEvent, useEffect, useState } from 'react';
import { tabStorage } from '@/components/forms/tab-storage';
import type { OrderType } from '@/content/order';
import type { DeliveryField } from '@/domain/order/delivery';
import { emptyDraft, type OrderDraft } from '@/domain/order/draft';
import { clearHidden, countPhotos } from '@/domain/order/transitions';
import { draftKey, emptyRecipient, readDraft } from './stored-draft';

type Typed = ChangeEvent<HTMLInputElement | HTMLTextAreaElement>;
export type DraftText = 'width' | 'height' | 'description' | 'comment';

/**
 * The order in the making: the draft, and where it goes. Both survive a reload and a change of language in the tab's
 * storage (ORDER-20).
 * @param photos how many photos there are
 */
export function useOrderDraft(type: OrderType, item: number | null, photos: number) {
  const [choices, choose] = useState(() => emptyDraft(type, item));
  const [recipient, setRecipient] = useState(emptyRecipient);
  const [restored, setRestored] = useState<{ photos: number; begun: number } | null>(null);
  const draft = countPhotos(choices, photos);
  const key = draftKey(type, item);

  useEffect(() => {
    const stored = readDraft(tabStorage.read(key), type, item);
    if (stored) {
      choose(stored.draft);
      setRecipient(stored.recipient);
    }
    setRestored({ photos: stored?.photos ?? 0, begun: stored?.begun ?? Math.round(performance.timeOrigin) });
  }, [key, type, item]);

  const { begun = 0 } = restored ?? {};
  const memory = JSON.stringify({ draft: choices, recipient, photos: photos || (restored?.photos ?? 0), begun });
  useEffect(() => {
    if (restored) tabStorage.write(key, memory);
  }, [key, memory, restored]);

  return {
    draft,
    recipient,
    choose: choose as (step: (draft: OrderDraft) => OrderDraft) => void,
    /** A text of the draft, bound to its control. */
    text: (name: DraftText) => ({
      name,
      value: choices[name],
      onChange: ({ target }: Typed) => choose((draft) => clearHidden({ ...draft, [name]: target.value })),
    }),
    /** A delivery field, bound to its control. */
    deliver: (name: DeliveryField) => ({
      name,
      value: recipient[name],
      onChange: ({ target }: Typed) => setRecipient((recipient) => ({ ...recipient, [name]: target.value })),
    }),
    terms: {
      checked: recipient.terms,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
        setRecipient((recipient) => ({ ...recipient, terms: target.checked })),
    },
    /** False until the script runs and the stored draft is back. */
    ready: restored !== null,
    begun,
    /** Photos that a reload or a change of language took. */
    lost: (restored?.photos ?? 0) > 0,
    forget: () => tabStorage.remove(key),
  };
}

export type OrderInHand = ReturnType<typeof useOrderDraft>;
