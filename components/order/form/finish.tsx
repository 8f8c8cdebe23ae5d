import type { ComponentType } from 'react';
import { Honeypot } from '@/components/forms/fields/honeypot';
import type { Accepted } from '@/components/forms/send/send';
import { load, loadIfThere } from '@/components/islands/load';
import type { CheckProps } from '../check/check';
import { wholePhotos } from '../draft/order-in-making';
import type { OrderInHand } from '../draft/use-order-draft';
import { useSubmit } from '../send/use-submit';
import { FinishSection } from './finish-section';
import { OrderPart } from './order-part';
import type { WordedProps } from './order-wizard-props';
import { Summary } from './summary';

export type Sent = Readonly<{ reference: string; kept: boolean }>;

/** What keeps the receipt: fetched while the order is on its way, not before. */
const keeping = () => {
  // the page that follows shows it
  void load('sent-result');
  return loadIfThere('keep-sent');
};

export type FinishProps = Readonly<{
  order: WordedProps;
  inHand: OrderInHand;
  /** The check of all answers, once it is fetched. */
  Check: ComponentType<CheckProps> | null;
  /** Called once the order is accepted; `kept`: the tab has what the order-sent page shows. */
  onSent: (sent: Sent) => void;
}> &
  Pick<CheckProps, 'changing' | 'change'>;

/** Delivery, summary, price, terms and the Order button: there when the parameters are complete, never before. */
export function Finish({ order, inHand, Check, changing, change, onSent }: FinishProps) {
  const { draft, recipient, begun, photos } = inHand;
  const { words, locale, title, workImage } = order;
  const keep = async ({ reference, status }: Accepted) => {
    const { terms: _, ...delivery } = recipient;
    const whole = wholePhotos(photos.photos) ?? [];
    const sent = { reference, status, draft, delivery, photos: whole, title, work: workImage };
    const kept = (await keeping())?.keepAccepted(sent);
    onSent({ reference, kept: (await kept) ?? false });
  };
  const { submit, sending, refusal, marked } = useSubmit({ draft, recipient, photos, begun, locale, words }, keep);
  const part = { words, locale, inHand, marked };
  return (
    <>
      <OrderPart {...part} name="delivery" title={words.deliveryH} aside={words.most} />
      {Check ? (
        <Check {...{ order, inHand, changing, change }} />
      ) : (
        <Summary words={words} locale={locale} draft={draft} title={title} />
      )}
      <Honeypot />
      <FinishSection
        part={part}
        refusal={refusal}
        sending={sending}
        onOrder={() => {
          void keeping();
          submit();
        }}
        termsHref={order.termsHref}
        privacyHref={order.privacyHref}
      />
    </>
  );
}
