import type { Photo } from '@/components/forms/fields/photo';
import { botSignals } from '@/components/forms/send/bot-signals';
import { type Outcome, send } from '@/components/forms/send/send';
import { formPath, photoFields, shopOrders } from '@/domain/api';
import type { OrderDraft } from '@/domain/order/draft';
import { requestFields } from '@/domain/order/request';
import type { Locale } from '@/i18n/locales';
import type { Recipient } from '../draft/order-in-making';

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
