import type { Photo } from '@/components/forms/fields/photo';
import { botSignals } from '@/components/forms/send/bot-signals';
import { type Outcome, send } from '@/components/forms/send/send';
import { formPath, photoFields, shopOrders } from '@/domain/api';
import type { OrderDraft } from '@/domain/order/draft';
import { requestFields } from '@/domain/order/request';
import type { Locale } from '@/i18n/locales';
import type { HeldPhoto, Recipient, Upload } from '../draft/order-in-making';

type Fields = readonly (readonly [name: string, value: string])[];

function bodyOf(fields: Fields, photos: readonly Photo[]): FormData {
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value);
  for (const { blob, name } of photos) body.append(photoFields[shopOrders], blob, name);
  return body;
}

export type OrderToSend = Readonly<{
  draft: OrderDraft;
  recipient: Recipient;
  photos: readonly Photo[];
  /** When the draft was begun, ms since 1970. */
  begun: number;
  locale: Locale;
  fetch?: typeof fetch | undefined;
}>;

/** Sends an order with its photos. */
export function sendOrder({ draft, recipient, photos, begun, locale, fetch }: OrderToSend): Promise<Outcome> {
  const { terms, ...delivery } = recipient;
  const fields = requestFields({ draft, delivery, terms, language: locale });
  return send({
    path: formPath(shopOrders),
    body: bodyOf([...fields, ...Object.entries(botSignals(begun))], photos),
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
export function beginUpload({ tell, leaveOut }: Watched) {
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
