import { botSignals } from '@/components/forms/bot-signals';
import type { Photo } from '@/components/forms/photo';
import { type Outcome, send } from '@/components/forms/send';
import { formPath, photoFields, shopOrders } from '@/domain/api';
import type { Locale } from '@/i18n/locales';

type Fields = readonly (readonly [name: string, value: string])[];

function bodyOf(fields: Fields, photos: readonly Photo[]): FormData {
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value);
  for (const { blob, name } of photos) body.append(photoFields[shopOrders], blob, name);
  return body;
}

type Order = Readonly<{
  fields: Fields;
  photos: readonly Photo[];
  /** When the draft was begun, ms since 1970. */
  begun: number;
  locale: Locale;
  fetch?: typeof fetch | undefined;
}>;

/** Sends an order with its photos. */
export const sendOrder = ({ fields, photos, begun, locale, fetch }: Order): Promise<Outcome> =>
  send({
    path: formPath(shopOrders),
    body: bodyOf([...fields, ...Object.entries(botSignals(begun))], photos),
    content: JSON.stringify([fields, photos.map(({ same }) => same)]),
    locale,
    fetch,
  });
