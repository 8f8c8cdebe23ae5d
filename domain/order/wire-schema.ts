import { z } from 'zod';
import {
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
import { locales } from '@/i18n/locales';
import { limits } from '../limits';
import type { ProblemCode } from '../problems';
import { cleanText, lengthOf } from '../text';

export const attributeNames: readonly AttributeName[] = [
  'interior',
  'handle',
  'size',
  'capacity',
  'colour',
  'ears',
  'elements',
];
const code = (problem: ProblemCode): { error: string } => ({ error: problem });

/** The key of the row that has this number: a request carries numbers, the code uses keys. */
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

/** The fields of `POST /api/web/form/shop-orders/` (API-4), in the order of the form; unknown fields are dropped. */
export const orderRequest = z.object({
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
export type OrderRequest = z.infer<typeof orderRequest>;
