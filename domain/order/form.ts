import { type Attribute, type AttributeName, type Medium, media } from '@/content/media';
import type { OrderType } from '@/content/order';
import type { FormField } from '../form-field';
import { limits } from '../limits';
import { mediumChoices, sizeChoices, subjectChoices, variantChoices } from './choices';
import { type DeliveryField, deliveryFields } from './delivery';
import type { OrderDraft } from './draft';
import { type FieldState, fieldStates, type OrderField } from './fields';

type LabelKey =
  | `order.fields.${'subject' | 'size' | 'width' | 'height' | 'description' | 'comment' | 'wish' | 'quantity' | 'medium'}`
  | `order.fields.variant.${'portraits' | 'custom-pictures'}`
  | `order.delivery.${DeliveryField}`
  | 'order.photos.h'
  | 'order.terms';

/** What a field belongs to: what is ordered, from which photos, on what, where it goes, or the consent to it. */
export type FormPart = 'params' | 'photos' | 'medium' | 'delivery' | 'consent';

/** A field of the order form. `state`: whether it shows for a draft, and can be used. */
export type FieldSpec = FormField<LabelKey> & Readonly<{ part: FormPart; state: (draft: OrderDraft) => FieldState }>;

const plain = { choices: [], most: null, label: null, half: false, hint: null, example: null, none: null } as const;
const base = { ...plain, part: 'params' } as const;

/** Travels along, because another page or the type has settled it. */
const hidden = (id: string): FieldSpec => ({ ...base, id, control: 'hidden', state: () => 'hidden' });

/** Shows as the rules say. */
const ruled = (field: OrderField) => ({ ...base, state: (draft: OrderDraft) => fieldStates(draft)[field] });

type Typed = 'width' | 'height' | 'description' | 'comment';
const typed = (id: Typed, field: OrderField): FieldSpec => ({
  ...ruled(field),
  id,
  control: 'text',
  label: `order.fields.${id}`,
  most: limits.text[id],
});

/** One side of a size of the buyer's own. */
const side = (id: 'width' | 'height'): FieldSpec => ({
  ...typed(id, 'customSize'),
  ...{ control: 'line', half: true, hint: 'form.sizeHint' },
});

/** An attribute of one medium: two media may ask for a size, each with labels and values of its own (ORDER-5). */
const attribute = (medium: Medium, { name, label, values }: Attribute): FieldSpec => ({
  ...base,
  part: 'medium',
  id: `attribute.${name}`,
  control: 'radios',
  label,
  choices: values.map(({ id, label, hex }) => ({ key: String(id), value: String(id), label, ...(hex && { hex }) })),
  none: 'order.agree',
  state: (draft) => (draft.medium === medium ? fieldStates(draft).attributes : 'hidden'),
});

const attributes = (Object.keys(media) as Medium[]).flatMap((medium) =>
  media[medium].attributes.map((row) => attribute(medium, row)),
);

const delivery = (id: DeliveryField) =>
  ({
    ...base,
    part: 'delivery',
    id,
    control: 'line',
    half: id !== 'address',
    label: `order.delivery.${id}`,
    most: limits.text[id],
    state: () => 'enabled',
  }) as const satisfies FieldSpec;

/** Where it goes: asked of every type. */
export const deliveryForm = deliveryFields.map(delivery);

const numbers = Array.from({ length: limits.quantity }, (_, index) => String(index + 1));
/** How many, of what is made more than once. */
const quantity: FieldSpec = {
  ...{ ...ruled('quantity'), part: 'medium', id: 'quantity', control: 'select', label: 'order.fields.quantity' },
  choices: numbers.map((n) => ({ key: n, value: n, label: { pl: n, en: n } })),
};

/** Asked of every type, and never needed. */
const wish: FieldSpec = {
  ...{ ...base, part: 'delivery', id: 'wish', control: 'text', label: 'order.fields.wish', most: limits.text.wish },
  ...{ hint: 'order.fields.optional', state: () => 'enabled' },
};

/** What a type asks beside its hidden fields; a picture's medium is what is delivered, so it is not asked (ORDER-7). */
function asked(type: OrderType): readonly FieldSpec[] {
  const variantLabel = `order.fields.variant.${type === 'portraits' ? 'portraits' : 'custom-pictures'}` as const;
  const list = { control: 'select', none: 'form.choose' } as const;
  const open = { control: 'radios' } as const;
  const size: readonly FieldSpec[] = [
    { ...ruled('size'), ...open, id: 'size', label: 'order.fields.size', choices: sizeChoices },
    side('width'),
    side('height'),
  ];
  // a poster is one thing: what it is printed on, and how large
  const isOne = type === 'posters';
  return [
    { ...ruled('photos'), part: 'photos', id: 'photo', control: 'photos', label: 'order.photos.h' },
    { ...ruled('variant'), ...list, id: 'variant', label: variantLabel, choices: variantChoices(type) },
    { ...ruled('subject'), ...list, id: 'subject', label: 'order.fields.subject', choices: subjectChoices },
    ...(isOne ? [] : size),
    { ...typed('description', 'description'), example: 'order.fields.descriptionPh' },
    { ...ruled('medium'), ...open, part: 'medium', id: 'medium', label: 'order.fields.medium', choices: mediumChoices },
    ...attributes,
    ...(isOne ? size.map((field) => ({ ...field, part: 'medium' as const })) : []),
    quantity,
    {
      ...typed('comment', 'comment'),
      part: 'medium',
      hint: 'order.fields.optional',
      example: 'order.fields.commentPh',
    },
  ];
}

/** The attributes that a request may name, as `attribute.{name}`. */
export const attributeNames: readonly AttributeName[] = [
  ...new Set(Object.values(media).flatMap((medium) => medium.attributes.map(({ name }) => name))),
];

const all = (type: OrderType): readonly FieldSpec[] => [
  hidden('type'),
  hidden('id'),
  hidden('language'),
  ...asked(type),
  { ...base, part: 'consent', id: 'terms', control: 'tick', label: 'order.terms', state: () => 'enabled' },
  ...deliveryForm,
  wish,
];

const forms: Readonly<Record<OrderType, readonly FieldSpec[]>> = {
  picture: all('picture'),
  portraits: all('portraits'),
  'custom-pictures': all('custom-pictures'),
  posters: all('posters'),
};

/**
 * Every field of an order request, in the order of the form. What a type never shows is there as well: a request may
 * bring it, and then it is stripped (ORDER-11). An `attribute.size` stands once for each medium that has one; no draft
 * shows two of them.
 */
export const fieldsOf = (type: OrderType): readonly FieldSpec[] => forms[type];
