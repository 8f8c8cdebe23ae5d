'use client';

import { useCallback, useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { OrderType } from '@/content/order';
import { emptyDraft, type OrderDraft } from '@/domain/order/draft';
import { settle } from '@/domain/order/transitions';
import { draftKey, emptyText, type OrderText, readDraft } from './stored-draft';
import { tabStorage } from './tab-storage';

/**
 * The order in the making. Choices stand in one state, typed text in react-hook-form; the draft is made of both while
 * rendering. Both survive a reload and a change of language in the tab's storage (readings 4).
 * @param photos how many photos there are
 */
export function useOrderDraft(type: OrderType, item: number | null, photos: number) {
  const [choices, setChoices] = useState(() => emptyDraft(type, item));
  const [restored, setRestored] = useState<{ photos: number } | null>(null);
  const form = useForm<OrderText>({ defaultValues: emptyText });
  const text: OrderText = { ...emptyText, ...useWatch({ control: form.control }) };
  const { width, height, description, comment } = text;
  const draft = settle({ ...choices, photos, width, height, description, comment });
  const key = draftKey(type, item);

  const { reset } = form;
  useEffect(() => {
    const stored = readDraft(tabStorage.read(key), type, item);
    if (stored) {
      setChoices(stored.choices);
      reset(stored.text);
    }
    setRestored({ photos: stored?.photos ?? 0 });
  }, [key, type, item, reset]);

  const memory = JSON.stringify({ choices, text, photos: photos || (restored?.photos ?? 0) });
  useEffect(() => {
    if (restored) tabStorage.write(key, memory);
  }, [key, memory, restored]);

  const choose = useCallback((step: (draft: OrderDraft) => OrderDraft) => setChoices(step), []);
  return {
    draft,
    text,
    choose,
    register: form.register,
    /** Photos that a reload or a change of language took. */
    lost: (restored?.photos ?? 0) > 0,
    forget: () => tabStorage.remove(key),
  };
}
