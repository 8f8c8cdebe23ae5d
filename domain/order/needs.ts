import type { OrderType } from '@/content/order';
import { type Delivery, type DeliveryField, deliveryFields, type OrderDraft } from './order';

export const needNames = ['photo', 'variant', 'subject', 'size', 'description', 'medium'] as const;
export type Need = (typeof needNames)[number];

const digital = (draft: OrderDraft): boolean => draft.variant === 'digital';

/** What each type needs, in the order of the form (ORDER-7 for the custom picture's medium). */
const needs: Readonly<Record<OrderType, (draft: OrderDraft) => readonly Need[]>> = {
  picture: () => ['medium'],
  portraits: (draft) =>
    digital(draft) ? ['photo', 'variant', 'subject', 'medium'] : ['photo', 'variant', 'subject', 'size'],
  'custom-pictures': (draft) =>
    digital(draft)
      ? ['photo', 'variant', 'size', 'description', 'medium']
      : ['photo', 'variant', 'size', 'description'],
  posters: () => ['medium', 'size'],
};

const has: Readonly<Record<Need, (draft: OrderDraft) => boolean>> = {
  photo: (draft) => draft.photos > 0,
  variant: (draft) => draft.variant !== null,
  subject: (draft) => draft.subject !== null,
  size: (draft) => draft.size !== null,
  description: (draft) => draft.description.trim() !== '',
  medium: (draft) => draft.medium !== null,
};

export const needed = (draft: OrderDraft): readonly Need[] => needs[draft.type](draft);

/** What is still missing. Empty: price, terms, delivery and the Order button show, and the server accepts. */
export const missing = (draft: OrderDraft): readonly Need[] => needed(draft).filter((need) => !has[need](draft));

/** Whether all is chosen that its price depends on: the stage names it then, before the order is complete. */
export const isPriced = (draft: OrderDraft): boolean =>
  missing(draft).every((need) => need === 'photo' || need === 'description');

/** The fields that are empty after trimming; nothing else is checked (ORDER-16). */
export const missingDelivery = (delivery: Delivery): readonly DeliveryField[] =>
  deliveryFields.filter((field) => delivery[field].trim() === '');

const required: readonly string[] = [...needNames, ...deliveryFields, 'terms'];

/** An order stops without this field, wherever it shows. */
export const isRequired = (field: string): boolean => required.includes(field);
