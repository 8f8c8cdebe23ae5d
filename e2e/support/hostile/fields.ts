import fc from 'fast-check';
import { orderTypes } from '@/content/order';
import { type FormName, openingNotices, shopOrders } from '@/domain/api';
import { formFields } from '@/domain/forms/fields';
import { formKinds } from '@/domain/forms/kinds';
import { fieldsOf } from '@/domain/order/form';
import { forms } from '../in-process/form-request';
import { orders } from '../in-process/order-request';
import { hostileJson, hostileName, hostileText } from './strings';

/** One field of a form; `json`: its value, as JSON text, if the form is sent as JSON. */
export type Field = Readonly<{ name: string; value: string; json?: string }>;
type Fields = readonly Field[];
type Change = (fields: Fields) => Fields;

/** The forms that a visitor can send, by the last word of their address. */
export const formNames: readonly FormName[] = [...formKinds, openingNotices, shopOrders];

const listed = (fields: object): Fields => Object.entries(fields).map(([name, value]) => ({ name, value }));

/** Valid forms, without their photos. A random phone number makes each form different. */
export const soundFields = (form: FormName): fc.Arbitrary<Fields> => {
  const sound = form === shopOrders ? Object.values(orders) : [forms[form]];
  return fc
    .tuple(fc.constantFrom(...sound.map(listed)), fc.nat(1_000_000))
    .map(([fields, number]) =>
      fields.map((field) => (field.name === 'phone' ? { ...field, value: `600 ${number}` } : field)),
    );
};

/** Replaces the field at an index; a larger index starts again from 0. */
const inPlaceOf =
  (place: number, becomes: (field: Field) => Fields): Change =>
  (fields) =>
    fields.flatMap((field, index) => (index === place % fields.length ? becomes(field) : [field]));

const place = fc.nat(30);

/** Without the language: it would change what the answer must be in. */
const asked = [...orderTypes.flatMap(fieldsOf), ...Object.values(formFields).flat()].filter(
  ({ id }) => id !== 'language',
);

/** Every field that some form has, with an answer on offer, any text, or one around the longest that it holds. */
const known: fc.Arbitrary<Field> = fc
  .constantFrom(...asked)
  .chain(({ id, choices, most }) =>
    fc
      .oneof(
        hostileText,
        ...(choices.length > 0 ? [fc.constantFrom(...choices.map(({ value }) => value))] : []),
        ...(most === null ? [] : [fc.constantFrom(most, most + 1).map((length) => '🎨'.repeat(length))]),
      )
      .map((value) => ({ name: id, value })),
  );

const changes: fc.Arbitrary<Change> = fc.oneof(
  {
    weight: 4,
    arbitrary: known.map(
      (field): Change =>
        (fields) => [...fields.filter(({ name }) => name !== field.name), field],
    ),
  },
  place.map((at) => inPlaceOf(at, () => [])),
  place.map((at) => inPlaceOf(at, (field) => [field, field])),
  {
    weight: 4,
    arbitrary: fc.tuple(place, hostileText).map(([at, value]) => inPlaceOf(at, ({ name }) => [{ name, value }])),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(place, hostileJson).map(([at, json]) => inPlaceOf(at, (field) => [{ ...field, json }])),
  },
  fc.tuple(place, hostileName).map(([at, name]) => inPlaceOf(at, (field) => [{ ...field, name }])),
  fc.tuple(hostileName, hostileText).map(
    ([name, value]): Change =>
      (fields) => [...fields, { name, value }],
  ),
  fc.integer({ min: 20, max: 60 }).map(
    (count): Change =>
      (fields) => [...fields, ...Array.from({ length: count }, (_, i) => ({ name: `f${i}`, value: '' }))],
  ),
);

/** Forms with one to three faults. */
export const spoiltFields = (form: FormName): fc.Arbitrary<Fields> =>
  fc
    .tuple(soundFields(form), fc.array(changes, { minLength: 1, maxLength: 3 }))
    .map(([fields, some]) => some.reduce((changed, change) => change(changed), fields));
