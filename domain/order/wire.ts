import { z } from 'zod';
import {
  type Attribute,
  type AttributeName,
  type Medium,
  media,
  orderTypes,
  type Size,
  type Subject,
  sizes,
  subjects,
  type Variant,
  variants,
} from '@/content/order';
import { type Locale, locales } from '@/i18n/locales';
import { limits } from '../limits';
import type { Problem, ProblemCode } from '../problems';
import { canBeOrdered, itemOf, mediumDelivered, pictureOf } from '../shop';
import { cleanText, lengthOf } from '../text';
import { type Delivery, deliveryFields, missingDelivery } from './delivery';
import { emptyDraft, type OrderDraft } from './draft';
import { attributesOf, fieldStates } from './fields';
import { missing } from './needs';
import { settle, subjectsOf } from './transitions';

/** An order as the artist gets it: complete, cleaned, without hidden answers. */
export type ShopOrder = Readonly<{ language: Locale; draft: OrderDraft; delivery: Delivery }>;

const attributeNames: readonly AttributeName[] = [
  'interior',
  'handle',
  'size',
  'capacity',
  'colour',
  'ears',
  'elements',
];
const code = (problem: ProblemCode): { error: string } => ({ error: problem });

/** The key whose row has this number; the request speaks in the specification's numbers, we in keys. */
function keyed<Key extends string>(rows: Readonly<Record<Key, { id: number } | { code: number }>>) {
  const keys = Object.keys(rows) as Key[];
  const numberOf = (key: Key): number => {
    const row = rows[key];
    return 'id' in row ? row.id : row.code;
  };
  const parse = (text: string): Key | null | undefined =>
    text === '' ? null : keys.find((key) => String(numberOf(key)) === text);
  const schema = z
    .string()
    .default('')
    .transform((text, context) => {
      const key = parse(text);
      if (key === undefined) context.addIssue({ code: 'custom', message: 'order.choice' });
      return key ?? null;
    });
  return { schema, numberOf };
}

const variantCodes = keyed<Variant>(variants);
const subjectCodes = keyed<Subject>(subjects);
const sizeIds = keyed<Size>(sizes);
const mediumIds = keyed<Medium>(media);

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

/** The fields of `POST /api/web/form/shop-orders/` (readings 7), in the order of the form; unknown fields are dropped. */
const request = z.object({
  type: z.enum(orderTypes, code('order.type')),
  id: z
    .string()
    .default('')
    .refine((value) => /^([1-9]\d{0,5})?$/.test(value), code('order.item'))
    .transform((value) => (value === '' ? null : Number(value))),
  language: z.enum(locales, code('request.malformed')).default('pl'),
  variant: variantCodes.schema,
  subject: subjectCodes.schema,
  size: sizeIds.schema,
  width: text(limits.text.width),
  height: text(limits.text.height),
  description: text(limits.text.description),
  comment: text(limits.text.comment),
  medium: mediumIds.schema,
  'attribute.interior': choice,
  'attribute.handle': choice,
  'attribute.size': choice,
  'attribute.capacity': choice,
  'attribute.colour': choice,
  'attribute.ears': choice,
  'attribute.elements': choice,
  terms: z.string().default(''),
  first_name: text(limits.text.first_name),
  last_name: text(limits.text.last_name),
  address: text(limits.text.address),
  phone: text(limits.text.phone),
  email: text(limits.text.email),
});
type Request = z.infer<typeof request>;

const chosenAttributes = (values: Request): OrderDraft['attributes'] =>
  Object.fromEntries(
    attributeNames
      .map((name) => [name, values[`attribute.${name}`]] as const)
      .filter((pair): pair is readonly [AttributeName, number] => pair[1] !== null),
  );

const offers = ({ values }: Attribute, id: number): boolean => values.some((value) => value.id === id);

/** An impossible answer is refused where its field shows; a hidden one is stripped (readings 7). */
function impossible(draft: OrderDraft): Problem | undefined {
  const states = fieldStates(draft);
  if (states.subject === 'enabled' && draft.subject && !subjectsOf(draft.variant).includes(draft.subject))
    return { code: 'order.choice', field: 'subject' };
  const wrong = attributesOf(draft).find(({ name, values }) => {
    const chosen = draft.attributes[name];
    return states.attributes === 'enabled' && chosen !== undefined && !offers({ name, values } as Attribute, chosen);
  });
  return wrong && { code: 'order.choice', field: `attribute.${wrong.name}` };
}

function unorderable({ type, id }: Pick<Request, 'type' | 'id'>): Problem | undefined {
  if (type === 'picture' || type === 'posters' ? id === null : false) return { code: 'order.item', field: 'id' };
  if (id !== null && !itemOf(type, id)) return { code: 'order.item', field: 'id' };
  const picture = type === 'picture' && id !== null ? pictureOf(id) : undefined;
  return picture && !canBeOrdered(picture) ? { code: 'order.gone', field: 'id' } : undefined;
}

/** A picture's medium is what it is delivered as, whatever the request says. */
function draftOf(values: Request, photos: number): OrderDraft {
  const picture = values.type === 'picture' && values.id !== null ? pictureOf(values.id) : undefined;
  const { variant, subject, size, width, height, description, comment } = values;
  return {
    ...emptyDraft(values.type, values.id),
    ...{ photos, variant, subject, size, width, height, description, comment },
    medium: picture ? mediumDelivered[picture.delivers] : values.medium,
    attributes: chosenAttributes(values),
  };
}

type Parsed = Readonly<{ ok: true; order: ShopOrder } | { ok: false; problem: Problem }>;

const refuse = (problem: Problem): Parsed => ({ ok: false, problem });

/**
 * Checks an order request with the form's own rules.
 * @param fields the request's text fields by name, as sent
 * @param photos how many photos came along
 * @returns the order, or the first problem in the order of the form
 */
export function parseShopOrder(fields: Readonly<Record<string, string>>, photos: number): Parsed {
  const parsed = request.safeParse(fields);
  if (!parsed.success) {
    // a failed parse has at least one issue, and every message above is a problem code
    const { message, path } = parsed.error.issues[0] as z.core.$ZodIssue;
    return refuse({ code: message as ProblemCode, field: path.join('.') });
  }
  const values = parsed.data;
  const wrong = unorderable(values);
  if (wrong) return refuse(wrong);
  const sent = draftOf(values, photos);
  const refused = impossible(sent);
  if (refused) return refuse(refused);

  const draft = settle(sent);
  const [need] = missing(draft);
  if (need) return refuse({ code: 'order.incomplete', field: need });
  const delivery = Object.fromEntries(deliveryFields.map((field) => [field, values[field]])) as Delivery;
  const [empty] = missingDelivery(delivery);
  if (empty) return refuse({ code: 'order.delivery', field: empty });
  if (values.terms !== 'true') return refuse({ code: 'order.terms', field: 'terms' });
  return { ok: true, order: { language: values.language, draft, delivery } };
}
