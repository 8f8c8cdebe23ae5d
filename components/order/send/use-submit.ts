import { useEffect, useRef, useState } from 'react';
import type { Photo } from '@/components/forms/fields/photo';
import type { Accepted } from '@/components/forms/send/send';
import { useNetworkReturn } from '@/components/forms/send/use-network-return';
import { tell } from '@/components/ui/toast/toaster';
import { missingDelivery } from '@/domain/order/delivery';
import type { Locale } from '@/i18n/locales';
import { type HeldPhoto, type Recipient, wholePhotos } from '../draft/order-in-making';
import type { OrderInHand } from '../draft/use-order-draft';
import type { Marked } from '../form/order-part';
import { isCalm } from '../photos/photo-section';
import type { OrderWords } from '../words';
import { beginUpload, sendOrder } from './send-order';

type Order = Pick<OrderInHand, 'draft' | 'recipient' | 'photos' | 'begun'> &
  Readonly<{ locale: Locale; words: OrderWords }>;

/** What stops the order, in the order of the page: empty delivery fields, then the terms. */
const stopping = (recipient: Recipient): readonly Marked[] => [
  ...missingDelivery(recipient),
  ...(recipient.terms ? [] : (['terms'] as const)),
];

const focus = (id: string) => document.getElementById(id)?.focus();

/**
 * What pressing Order does. Where something is missing: the toast, an error beside each field, and focus on the first
 * (ORDER-17); else the order is sent.
 * @param onSent called with the answer; the form does not change before
 */
export function useSubmit(order: Order, onSent: (accepted: Accepted) => Promise<void>) {
  const [pressed, setPressed] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  /** Offline: it is sent by itself when the network is back. */
  const [waiting, setWaiting] = useState(false);
  /** Pressed while photos are still coming, off the disk or out of the storage: it leaves once they are here. */
  const [early, setEarly] = useState(false);
  /** A photo was taken out while it was sent: the order goes without it. */
  const [fewer, setFewer] = useState(false);
  const busy = useRef(false);
  const upload = useRef<{ takeOut: (photo: HeldPhoto) => void } | null>(null);
  const { draft, recipient, photos, begun, locale, words } = order;
  const whole = photos.adding.length > 0 ? null : wholePhotos(photos.photos);

  async function send(photos: readonly Photo[]) {
    busy.current = true;
    setSending(true);
    setRefusal(null);
    setWaiting(false);
    const way = photos.length > 0 ? beginUpload(order.photos) : null;
    upload.current = way ?? null;
    const sent = sendOrder({ draft, recipient, photos, begun, locale, fetch: way?.fetch });
    const outcome = await (way ? Promise.race([sent, way.left]) : sent);
    if (outcome?.ok) return onSent(outcome);
    busy.current = false;
    setSending(false);
    if (!outcome) return setFewer(true);
    way?.end(outcome.message);
    setWaiting(outcome.offline);
    const detail = outcome.offline ? words.toast.offline : words.toast.kept;
    setRefusal(outcome.message ?? detail);
    // a sentence of the server already says what to do, so "try again in a moment" is not added: what is sold stays
    // sold
    const { message } = outcome;
    tell(message ? { kind: 'error', title: message } : { kind: 'error', title: words.toast.err, detail });
  }

  function submit() {
    if (busy.current) return;
    const [first] = stopping(recipient);
    setPressed(true);
    if (!first) return whole ? void send(whole) : setEarly(true);
    tell({ kind: 'error', title: words.toast.fields });
    focus(first);
  }

  useNetworkReturn(waiting, submit);
  useEffect(() => {
    photos.sender.current = { cancel: (photo) => upload.current?.takeOut(photo), retry: submit };
    if (!fewer) return;
    setFewer(false);
    submit();
  });
  useEffect(() => {
    if (!early || !whole) return;
    setEarly(false);
    // one that did not come is told beside the photos: the buyer decides
    if (photos.lost.length === 0 && photos.events.every(isCalm)) submit();
  });
  return { submit, sending: sending || early, refusal, marked: pressed ? stopping(recipient) : [] };
}
