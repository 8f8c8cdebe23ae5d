import { useEffect, useEffectEvent, useState } from 'react';
import { pressEnded } from '@/components/islands/when';
import type { OrderType } from '@/content/order';
import { clearHidden, type SizesOffered } from '@/domain/order/asked';
import { missing, missingDelivery } from '@/domain/order/needs';
import { answersIn, draftOf } from '@/domain/order/order';
import type { Locale } from '@/i18n/locales';
import { useDraft } from '../draft/use-draft';
import { going, usePhotos } from '../photos/use-photos';
import type { OrderWords } from '../words';
import { readDocument } from './order-values';
import { useAnswers } from './use-answers';

type Given = Readonly<{
  type: OrderType;
  item: number | null;
  sizes: SizesOffered;
  locale: Locale;
  errors: OrderWords['errors'];
}>;

export function useOrder({ type, item, sizes, locale, errors }: Given) {
  const about = { type, id: item === null ? '' : String(item), language: locale };
  // at the first rendering: what was entered before stands in the document, which the form library writes over
  const [early] = useState(() => (typeof document === 'undefined' ? null : readDocument()));
  const answers = useAnswers({ about, sizes, entered: early?.texts ?? {}, errors });
  const photos = usePhotos();
  const { begin, left, ...stored } = useDraft({ about, item, sizes, answers, photos });

  const hydrate = useEffectEvent(() => {
    const files = early?.stop() ?? [];
    begin();
    for (const file of files) photos.add([file]);
  });
  useEffect(() => {
    // fields come and go as soon as script follows
    void pressEnded().then(hydrate);
    const another = () => location.hash.includes('choice=') && location.reload();
    addEventListener('hashchange', another);
    return () => removeEventListener('hashchange', another);
  }, []);

  const entered = answersIn(answers.texts);
  const draft = clearHidden(draftOf(entered, going(photos.photos).length));
  const focusOpen = useEffectEvent(() => {
    // the terms always are
    const [open = 'terms'] = [...missing(draft), ...missingDelivery(entered)];
    const control = document.querySelector<HTMLElement>(open === 'photo' ? '#photos' : `[name=${open}]:enabled`);
    control?.focus();
  });
  // to the first field that is open: the button that was pressed goes with its note
  useEffect(() => {
    if (left > 0) focusOpen();
  }, [left]);

  return { ...answers, ...stored, photos, draft };
}

export type Order = ReturnType<typeof useOrder>;
