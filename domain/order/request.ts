import { type AttributeName, media } from '@/content/media';
import { sizes, subjects, variants } from '@/content/order';
import type { Locale } from '@/i18n/locales';
import { type Delivery, deliveryFields } from './delivery';
import type { OrderDraft } from './draft';
import { clearHidden } from './transitions';
import type { orderRequest } from './wire';

type Field = keyof typeof orderRequest.shape;
type OrderToSend = Readonly<{ draft: OrderDraft; delivery: Delivery; terms: boolean; language: Locale }>;

const number = (value: number | null | undefined): string => (value == null ? '' : String(value));

/**
 * The text fields of an order request (API-4), hidden and empty ones left out. The photos are sent beside them.
 * @returns name and value, in the order of the form
 */
export function requestFields({
  draft,
  delivery,
  terms,
  language,
}: OrderToSend): readonly (readonly [Field, string])[] {
  const shown = clearHidden(draft);
  const fields: readonly (readonly [Field, string])[] = [
    ['type', shown.type],
    ['id', number(shown.item)],
    ['language', language],
    ['variant', number(shown.variant && variants[shown.variant].code)],
    ['subject', number(shown.subject && subjects[shown.subject].code)],
    ['size', number(shown.size && sizes[shown.size].id)],
    ['width', shown.width],
    ['height', shown.height],
    ['description', shown.description],
    ['comment', shown.comment],
    ['medium', number(shown.medium && media[shown.medium].id)],
    ...(Object.keys(shown.attributes) as AttributeName[]).map(
      (name) => [`attribute.${name}`, number(shown.attributes[name])] as const,
    ),
    ['quantity', shown.quantity > 1 ? String(shown.quantity) : ''],
    ['wish', shown.wish],
    ['terms', terms ? 'true' : ''],
    ...deliveryFields.map((field) => [field, delivery[field]] as const),
  ];
  return fields.filter(([, value]) => value !== '');
}
