import { z } from 'zod';
import { orderTypes } from '@/content/order';
import { locales } from '@/i18n/locales';
import type { Choice } from '../form-field';
import { limits } from '../limits';
import type { ProblemCode } from '../problems';
import { cleanText, lengthOf } from '../text';
import { keyOfChoice, mediumChoices, sizeChoices, subjectChoices, variantChoices } from './choices';

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
export type OrderRequest = z.infer<typeof orderRequest>;
