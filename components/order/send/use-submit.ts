import { useEffect, useRef, useState } from 'react';
import type { Photo } from '@/components/forms/fields/photo';
import { botSignals } from '@/components/forms/send/bot-signals';
import { type Accepted, multipart, send as sendForm } from '@/components/forms/send/send';
import { useNetworkReturn } from '@/components/forms/send/use-network-return';
import { tell } from '@/components/ui/toast/toaster';
import { formPath, photoFields, shopOrders } from '@/domain/api';
import { askedTexts } from '@/domain/order/asked';
import { missing } from '@/domain/order/needs';
import { deliveryFields } from '@/domain/order/order';
import type { Locale } from '@/i18n/locales';
import { stopping } from '../form/use-answers';
import type { Order } from '../form/use-order';
import { isCalm, wholePhotos } from '../photos/use-photos';
import type { ShownWork } from '../stage/stage-props';
import type { OrderWords } from '../words';

const stoppingNames = [...deliveryFields, 'terms'] as const;

type Way = Readonly<{
  progress: (sent: number) => void;
  /** Stops it: the promise is rejected. */
  signal: AbortSignal;
}>;

/** Like `fetch`, for one POST; it tells how far it is, which `fetch` cannot. */
const fetchBy =
  ({ progress, signal }: Way): typeof fetch =>
  (address, { body, headers } = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const fail = () => reject(new TypeError('no answer'));
      request.open('POST', String(address));
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.upload.addEventListener('progress', ({ loaded }) => progress(loaded));
      for (const end of ['error', 'abort']) request.addEventListener(end, fail);
      request.addEventListener('load', () => resolve(new Response(request.response, { status: request.status })));
      signal.addEventListener('abort', () => request.abort());
      if (signal.aborted) return fail();
      request.send(body as XMLHttpRequestBodyInit);
    });

const focus = (id: string) => document.getElementById(id)?.focus();

type Options = Readonly<{
  order: Order;
  locale: Locale;
  words: OrderWords;
  onSent: (accepted: Accepted) => Promise<void>;
}>;

/** What is missing is marked (ORDER-17). @param onSent called with the answer; the form does not change before */
export function useSubmit({ order, locale, words, onSent }: Options) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  /** Offline: it is sent by itself when the network is back. */
  const [waiting, setWaiting] = useState(false);
  /** Pressed while photos are still coming, off the disk or out of the store: it leaves once they are here. */
  const [early, setEarly] = useState(false);
  const [fewer, setFewer] = useState(false);
  const busy = useRef(false);
  /** Stops what is on its way, where a photo is taken out of it (ORDER-27). */
  const stop = useRef<AbortController>(null);
  const { form, now, photos, begun } = order;
  const whole = photos.adding.length > 0 ? null : wholePhotos(photos.photos);

  async function send(ready: readonly Photo[]) {
    busy.current = true;
    setSending(true);
    setRefusal(null);
    setWaiting(false);
    stop.current = new AbortController();
    const { signal } = stop.current;
    let bytes = 0;
    const progress = (sent: number) => {
      bytes = sent;
      photos.setUpload({ sent, stopped: false, refusal: null });
    };
    if (ready.length > 0) progress(0);
    const fields = Object.entries(askedTexts(now()));
    const sent = sendForm({
      path: formPath(shopOrders),
      body: multipart([...fields, ...Object.entries(botSignals(begun))], photoFields[shopOrders], ready),
      content: JSON.stringify([fields, ready.map(({ same }) => same)]),
      locale,
      fetch: ready.length > 0 ? fetchBy({ progress, signal }) : undefined,
    });
    const stopped = new Promise<null>((leave) => signal.addEventListener('abort', () => leave(null)));
    const outcome = await Promise.race([sent, stopped]);
    if (outcome?.ok) return onSent(outcome);
    busy.current = false;
    setSending(false);
    if (!outcome) return setFewer(true);
    setWaiting(outcome.offline);
    const detail = outcome.offline ? words.toast.offline : words.toast.kept;
    setRefusal(outcome.message ?? detail);
    // the server's sentence says what to do, and no waiting helps where a work is sold
    const { message, position = null } = outcome;
    if (ready.length > 0)
      photos.setUpload({ sent: bytes, stopped: true, refusal: message === null ? null : { message, position } });
    tell(message ? { kind: 'error', title: message } : { kind: 'error', title: words.toast.err, detail });
  }

  function incomplete() {
    tell({ kind: 'error', title: words.toast.fields });
    const [first] = stopping(now());
    if (first) focus(first);
  }

  function submit() {
    if (busy.current) return;
    void form.handleSubmit(() => (whole ? void send(whole) : setEarly(true)), incomplete)();
  }

  useNetworkReturn(waiting, submit);
  useEffect(() => {
    if (!fewer) return;
    setFewer(false);
    // the form is not complete any more without its only photo
    if (missing(order.draft).length === 0) submit();
  });
  useEffect(() => {
    if (!early || !whole) return;
    setEarly(false);
    // one that did not come is told beside the photos: the buyer decides
    if (photos.lost.length === 0 && photos.events.every(isCalm)) submit();
  });
  const { errors } = form.formState;
  return {
    submit,
    cancel(id: string) {
      photos.setOut(id, true);
      stop.current?.abort();
    },
    sending: sending || early,
    refusal,
    marked: stoppingNames.filter((name) => errors[name]),
  };
}

export type Submit = ReturnType<typeof useSubmit>;

export type Live = Readonly<{
  order: Order;
  submit: Submit;
  work: ShownWork | null;
  entered: boolean;
}>;
