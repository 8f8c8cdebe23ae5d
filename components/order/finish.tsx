'use client';

import { Lure } from '@/components/forms/lure';
import type { Photo } from '@/components/forms/photo';
import { choiceWords } from './choice-words';
import { DeliverySection } from './delivery-section';
import { FinishSection } from './finish-section';
import type { OrderWizardProps } from './order-wizard-props';
import { priceWords } from './price-words';
import { keepSent } from './sent-order';
import { Summary } from './summary';
import type { OrderInHand } from './use-order-draft';
import { useSubmit } from './use-submit';

type Props = Readonly<{
  order: OrderWizardProps;
  inHand: OrderInHand;
  photos: readonly Photo[];
  /** Called once the order is stored and its reference kept in the tab. */
  onSent: () => void;
}>;

/** Delivery, summary, price, terms and the Order button: there when the parameters are complete, never before. */
export function Finish({ order, inHand, photos, onSent }: Props) {
  const { draft, recipient, deliver, terms, begun } = inHand;
  const { words, locale, title, typeName, workImage } = order;
  const keep = (reference: string) => {
    keepSent({
      reference,
      type: typeName,
      title: title?.[locale] ?? null,
      detail: choiceWords(draft, locale),
      price: priceWords(draft, words, locale),
      image: workImage,
    });
    onSent();
  };
  const { submit, sending, refusal, marked } = useSubmit({ draft, recipient, photos, begun, locale, words }, keep);
  return (
    <>
      <DeliverySection
        words={words}
        deliver={deliver}
        delivery={recipient}
        marked={marked.filter((field) => field !== 'terms')}
      />
      <Summary words={words} locale={locale} draft={draft} title={title} />
      <Lure />
      <FinishSection
        words={words}
        terms={terms}
        marked={marked}
        refusal={refusal?.message ?? null}
        sending={sending}
        onOrder={submit}
        termsLabel={order.termsLabel}
        dataLine={order.dataLine}
      />
    </>
  );
}
