import { useEffect, useRef, useState } from 'react';
import type { Photo } from '@/components/forms/fields/photo';
import { botSignals } from '@/components/forms/send/bot-signals';
import { type Accepted, multipart, type Outcome, send } from '@/components/forms/send/send';
import { useNetworkReturn } from '@/components/forms/send/use-network-return';
import { tell } from '@/components/ui/toast/toaster';
import { formPath, photoFields, shopOrders } from '@/domain/api';
import { missingDelivery } from '@/domain/order/delivery';
import type { OrderDraft } from '@/domain/order/draft';
import { requestFields } from '@/domain/order/request';
import type { Locale } from '@/i18n/locales';
import { type HeldPhoto, type Recipient, type Upload, wholePhotos } from '../draft/order-in-making';
import type { OrderInHand } from '../draft/use-order-draft';
import type { Marked } from '../form/order-part';
import { isCalm } from '../photos/photo-section';
import type { OrderWords } from '../words';

type OrderToSend = Readonly<{
  draft: OrderDraft;
  recipient: Recipient;
  photos: readonly Photo[];
  /** When the draft was begun, ms since 1970. */
  begun: number;
  locale: Locale;
  fetch?: typeof fetch | undefined;
}>;

/** Sends an order with its photos. */
function sendOrder({ draft, recipient, photos, begun, locale, fetch }: OrderToSend): Promise<Outcome> {
  const { terms, ...delivery } = recipient;
  const fields = requestFields({ draft, delivery, terms, language: locale });
  return send({
    path: formPath(shopOrders),
    body: multipart([...fields, ...Object.entries(botSignals(begun))], photoFields[shopOrders], photos),
    content: JSON.stringify([fields, photos.map(({ same }) => same)]),
    locale,
    fetch,
  });
}

type Progress = Readonly<{
  /** Called with the bytes that are on their way. */
  sent: (bytes: number) => void;
  /** Stops it: the promise is rejected. */
  signal: AbortSignal;
}>;

/** Like `fetch`, for one POST; it tells how far it is, which `fetch` cannot. */
const sendingWithProgress =
  ({ sent, signal }: Progress): typeof fetch =>
  (address, { body, headers } = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const fail = () => reject(new TypeError('no answer'));
      const stop = () => request.abort();
      request.open('POST', String(address));
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.upload.addEventListener('progress', ({ loaded }) => sent(loaded));
      for (const end of ['error', 'abort', 'timeout']) request.addEventListener(end, fail);
      request.addEventListener('load', () => resolve(new Response(request.response, { status: request.status })));
      request.addEventListener('loadend', () => signal.removeEventListener('abort', stop));
      signal.addEventListener('abort', stop);
      if (signal.aborted) return fail();
      request.send(body as XMLHttpRequestBodyInit);
    });

type Watched = Readonly<{ tell: (upload: Upload | null) => void; leaveOut: (photo: HeldPhoto) => void }>;

/** Sends photos so that each shows how far it is, and that one of them can be taken out on the way (ORDER-27). */
function beginUpload({ tell, leaveOut }: Watched) {
  const stop = new AbortController();
  let bytes = 0;
  const sent = (now: number) => {
    bytes = now;
    tell({ sent: now, stopped: false, refusal: null });
  };
  sent(0);
  return {
    fetch: sendingWithProgress({ sent, signal: stop.signal }),
    /** Resolves where a photo was taken out: this sending has come to nothing. */
    left: new Promise<null>((leave) => stop.signal.addEventListener('abort', () => leave(null))),
    takeOut(photo: HeldPhoto) {
      leaveOut(photo);
      stop.abort();
    },
    /** Not kept. @param refusal the server's sentence; null where the way broke, so that it can be tried again */
    end: (refusal: string | null) => tell({ sent: bytes, stopped: true, refusal }),
  };
}

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
    // the server's sentence says what to do, and no waiting helps where a work is sold
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
