import { z } from 'zod';
import type { AttributeName } from '@/content/media';
import { orderTypes } from '@/content/order';
import { type Locale, locales } from '@/i18n/locales';
import type { Choice } from '../form-field';
import { overlong } from '../lengths';
import { limits } from '../limits';
import type { Problem, ProblemCode } from '../problems';
import { holdOf, holdProblems, type Offer } from '../shop/availability';
import { itemOf, needsItem } from '../shop/shop';
import { cleanText, lengthOf } from '../text';
import { keyOfChoice, mediumChoices, sizeChoices, subjectChoices, variantChoices } from './choices';
import { type Delivery, deliveryFields, missingDelivery } from './delivery';
import { emptyDraft, type OrderDraft } from './draft';
import { attributesOf, fieldStates } from './fields';
import { attributeNames } from './form';
import { missing } from './needs';
import { clearHidden, subjectsOf } from './transitions';

const code = (problem: ProblemCode): { error: string } => ({ error: problem });

/** One of the choices; the request speaks in the specification's numbers, we in keys. */
const keyed = <Key extends string>(choices: readonly Choice<Key>[]) =>
  z
    .string()
    .default('')
    .transform((text, context) => {
      const key = keyOfChoice(choices, text);
      if (key === undefined) context.addIssue({ code: 'custom', message: 'order.choice' });
      return key ?? null;
    });

const text = (max: number) =>
  z
    .string(code('text.invalid'))
    .default('')
    .refine((value) => !value.includes('\0'), code('text.invalid'))
    .transform(cleanText)
    .refine((value) => lengthOf(value) <= max, code('text.tooLong'));

const choice = z
  .string()
  .default('')
  .refine((value) => /^\d{0,4}$/.test(value), code('order.choice'))
  .transform((value) => (value === '' ? null : Number(value)));

/** The fields of `POST /api/web/form/shop-orders/` (API-4), in the order of the form; unknown fields are dropped. */
export const orderRequest = z.object({
  type: z.enum(orderTypes, code('order.type')),
  id: z
    .string()
    .default('')
    .refine((value) => /^([1-9]\d{0,5})?$/.test(value), code('order.item'))
    .transform((value) => (value === '' ? null : Number(value))),
  language: z.enum(locales, code('request.malformed')).default('pl'),
  variant: keyed(variantChoices('portraits')),
  subject: keyed(subjectChoices),
  size: keyed(sizeChoices),
  width: text(limits.text.width),
  height: text(limits.text.height),
  description: text(limits.text.description),
  comment: text(limits.text.comment),
  medium: keyed(mediumChoices),
  'attribute.interior': choice,
  'attribute.handle': choice,
  'attribute.size': choice,
  'attribute.capacity': choice,
  'attribute.colour': choice,
  'attribute.ears': choice,
  'attribute.elements': choice,
  wish: text(limits.text.wish),
  quantity: z
    .string()
    .default('')
    .refine(
      (value) => value === '' || (/^\d{1,2}$/.test(value) && Number(value) >= 1 && Number(value) <= limits.quantity),
      code('order.choice'),
    )
    .transform((value) => Number(value || 1)),
  terms: z.string().default(''),
  first_name: text(limits.text.first_name),
  last_name: text(limits.text.last_name),
  address: text(limits.text.address),
  phone: text(limits.text.phone),
  email: text(limits.text.email),
});
type OrderRequest = z.infer<typeof orderRequest>;

/** An order as the artist gets it: complete, cleaned, without hidden answers. */
export type ShopOrder = Readonly<{ language: Locale; draft: OrderDraft; delivery: Delivery }>;

const chosenAttributes = (values: OrderRequest): OrderDraft['attributes'] =>
  Object.fromEntries(
    attributeNames
      .map((name) => [name, values[`attribute.${name}`]] as const)
      .filter((pair): pair is readonly [AttributeName, number] => pair[1] !== null),
  );

/** An impossible answer is refused where its field is shown, and removed where the field is hidden (ORDER-11). */
function impossible(draft: OrderDraft): Problem | undefined {
  const states = fieldStates(draft);
  if (states.subject === 'enabled' && draft.subject && !subjectsOf(draft.variant).includes(draft.subject))
    return { code: 'order.choice', field: 'subject' };
  const wrong = attributesOf(draft).find(({ name, values }) => {
    const chosen = draft.attributes[name];
    return states.attributes === 'enabled' && chosen !== undefined && !values.some(({ id }) => id === chosen);
  });
  return wrong && { code: 'order.choice', field: `attribute.${wrong.name}` };
}

function unorderable({ type, id }: Pick<OrderRequest, 'type' | 'id'>, offer?: Offer): Problem | undefined {
  if (needsItem[type] && id === null) return { code: 'order.item', field: 'id' };
  if (id !== null && !itemOf(type, id)) return { code: 'order.item', field: 'id' };
  const hold = holdOf(type, id, offer);
  return hold ? { code: holdProblems[hold], field: type === 'picture' ? 'id' : 'type' } : undefined;
}

/** A picture's medium is what it is delivered as, whatever the request says. */
function draftOf(values: OrderRequest, photos: number): OrderDraft {
  const fresh = emptyDraft(values.type, values.id);
  const { variant, subject, size, width, height, description, comment, wish, quantity } = values;
  return {
    ...fresh,
    ...{ photos, variant, subject, size, width, height, description, comment, wish, quantity },
    medium: fresh.medium ?? values.medium,
    attributes: chosenAttributes(values),
  };
}

const deliveryOf = (values: OrderRequest): Delivery =>
  Object.fromEntries(deliveryFields.map((field) => [field, values[field]])) as Delivery;

/** All that a complete order still needs, in the order of the form. */
const lacking = (draft: OrderDraft, values: OrderRequest): readonly Problem[] => [
  ...missing(draft).map((field): Problem => ({ code: 'order.incomplete', field })),
  ...missingDelivery(deliveryOf(values)).map((field): Problem => ({ code: 'order.delivery', field })),
  ...(values.terms === 'true' ? [] : [{ code: 'order.terms', field: 'terms' } as const]),
];

type Parsed = Readonly<{ ok: true; order: ShopOrder } | { ok: false; problem: Problem }>;

const refuse = (problem: Problem): Parsed => ({ ok: false, problem });

/**
 * Checks an order request with the form's own rules, lengths first.
 * @param fields the request's text fields by name, as sent
 * @param photos how many photos were sent with it
 * @param offer what is sold, reserved or on hold; by default what content says
 * @returns the order, or the first problem in the order of the form
 */
export function parseShopOrder(fields: Readonly<Record<string, string>>, photos: number, offer?: Offer): Parsed {
  const long = overlong(fields);
  if (long) return refuse(long);
  const parsed = orderRequest.safeParse(fields);
  if (!parsed.success) {
    // a failed parse has at least one issue, and every message above is a problem code
    const { message, path } = parsed.error.issues[0] as { message: string; path: PropertyKey[] };
    return refuse({ code: message as ProblemCode, field: path.join('.') });
  }
  const values = parsed.data;
  const wrong = unorderable(values, offer);
  if (wrong) return refuse(wrong);
  const sent = draftOf(values, photos);
  const refused = impossible(sent);
  if (refused) return refuse(refused);

  const draft = clearHidden(sent);
  const [lack] = lacking(draft, values);
  if (lack) return refuse(lack);
  return { ok: true, order: { language: values.language, draft, delivery: deliveryOf(values) } };
}

/** What was chosen, without hidden answers, and all that is missing; null where that cannot be read. */
export function orderSoFar(
  fields: Readonly<Record<string, string>>,
  photos: number,
): Readonly<{ draft: OrderDraft; lacks: readonly Problem[] }> | null {
  const { data } = overlong(fields) ? { data: null } : orderRequest.safeParse(fields);
  if (!data) return null;
  const draft = clearHidden(draftOf(data, photos));
  return { draft, lacks: lacking(draft, data) };
}
