import fc from 'fast-check';
import { orderTypes } from '@/content/order';
import { type FormName, formKinds, openingNotices, shopOrders, withdrawalStatements } from '@/domain/api';
import { formFields } from '@/domain/forms/forms';
import { noticeFields } from '@/domain/forms/opening-notice';
import { withdrawalFields } from '@/domain/forms/withdrawal-statement';
import { fieldsOf } from '@/domain/order/order';
import { forms } from '../in-process/form-request';
import { orders } from '../in-process/order-request';

const signs = ['', ' ', '\0', 'a\0b', '\u0001\u001b[31m', '\ud800', 'x\udfff', '\ufeff', '\u202e\u200b', 'a\u0328'];
const words = 'null true -1 0 01 1e3 99 NaN __proto__ constructor {{7*7}}'.split(' ');
const addresses = ['a@b.pl\r\nBcc: c@d.pl', '<b@x.pl>', 'a,b@x.pl', '../../etc/passwd', 'https://a.example '.repeat(6)];
const texts = [...signs, ...words, ...addresses, "'; drop table submissions; --", '%00', '%', '👩‍👩‍👧'.repeat(50)];

/** Lengths around the limits of texts, names and whole fields. */
const long = fc
  .tuple(fc.constantFrom('x', 'ż', '\u{1f600}'), fc.constantFrom(31, 33, 101, 255, 301, 2001, 5001, 65_536, 65_537))
  .map(([sign, times]) => sign.repeat(times));

/** Texts that become HTML on a page that does not escape them. */
const markup = [
  '"><script>alert(1)</script>',
  '</textarea><img src=x onerror=alert(1)>',
  '</option></select><script>',
  "'><img src=x>",
];

/** Texts that break careless code. */
const hostileText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...texts) },
  { weight: 1, arbitrary: fc.constantFrom(...markup) },
  { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: long },
);

/** Names of fields, but not `language`: that would change the language that the answer must have. */
const hostileName = fc.constantFrom(
  ...'__proto__ constructor hasOwnProperty email[] email[a] Email foto photo terms website elapsed_ms id a"b'.split(
    ' ',
  ),
  ...['', 'x'.repeat(100), 'x'.repeat(101), 'ż'.repeat(51), 'a\r\nb', '\0', '🖼'],
);

const depth = 20_000;

/** JSON values that are not texts. */
const hostileJson = fc.oneof(
  fc.constantFrom(...'1 1e999 null true [] {} ["a"] {"$gt":""} {"__proto__":{"a":1}} "\\ud800"'.split(' ')),
  fc.constant('['.repeat(depth) + ']'.repeat(depth)),
  fc.constant('{"a":'.repeat(depth / 4) + '}'.repeat(depth / 4)),
  fc.json({ maxDepth: 4 }),
);

/** One field of a form; `json`: its value, as JSON text, if the form is sent as JSON. */
export type Field = Readonly<{ name: string; value: string; json?: string }>;
type Fields = readonly Field[];
type Change = (fields: Fields) => Fields;

/** The forms that a visitor can send, by the last word of their address. */
export const formNames: readonly FormName[] = [...formKinds, openingNotices, withdrawalStatements, shopOrders];

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
const own = [...formKinds.flatMap(formFields), ...noticeFields, ...withdrawalFields];
const asked = [...orderTypes.flatMap(fieldsOf), ...own].filter(({ id }) => id !== 'language');

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
