'use client';

import { Honeypot } from '@/components/forms/honeypot';
import { courseOf } from '@/domain/order/course';
import { priceOf } from '@/domain/order/price';
import { summaryLines } from '@/domain/order/summary-lines';
import { DeliverySection } from './delivery-section';
import { FinishSection } from './finish-section';
import { wholePhotos } from './order-in-making';
import type { OrderWizardProps } from './order-wizard-props';
import { keepSent, type SentPhoto } from './sent/sent-order';
import { Summary } from './summary';
import type { OrderInHand } from './use-order-draft';
import { useSubmit } from './use-submit';

export type Sent = Readonly<{ reference: string; kept: boolean }>;

/** The tools load only now: an order without photos never needs them. Without a network the names are kept. */
const copiesOf = async (photos: OrderInHand['photos']['photos']): Promise<readonly SentPhoto[]> => {
  const whole = wholePhotos(photos) ?? [];
  if (whole.length === 0) return [];
  const tools = await import('./sent/sent-photos').catch(() => null);
  return tools ? tools.smallCopies(whole) : whole.map(({ name }) => ({ name, small: null }));
};

type Props = Readonly<{
  order: OrderWizardProps;
  inHand: OrderInHand;
  /** Called once the order is accepted; `kept`: the tab has what the order-sent page shows. */
  onSent: (sent: Sent) => void;
}>;

/** Delivery, summary, price, terms and the Order button: there when the parameters are complete, never before. */
export function Finish({ order, inHand, onSent }: Props) {
  const { draft, recipient, deliver, terms, begun, photos } = inHand;
  const { words, locale, title, workImage } = order;
  const keep = async (reference: string) => {
    const { terms: _, ...delivery } = recipient;
    const { variant, medium, size, width, height, attributes } = draft;
    const kept = keepSent({
      reference,
      at: new Date().toISOString(),
      choice: { variant, medium, size, width, height, attributes },
      photos: await copiesOf(photos.photos),
      type: draft.type,
      title,
      lines: summaryLines(draft, title),
      price: priceOf(draft),
      delivery,
      course: courseOf(draft),
      image: workImage,
    });
    onSent({ reference, kept });
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
      <Honeypot />
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
