import { orderTypes } from '@/content/order';
import { formFields } from '@/domain/forms/fields';
import { fieldsOf } from '@/domain/order/form';
import { locales } from '@/i18n/locales';
import { translator } from '@/messages/translator';
import { labelOf, rowsOf } from './form-rows';

const read = [...orderTypes.flatMap(fieldsOf), ...Object.values(formFields).flat()].filter(
  ({ control }) => control !== 'hidden' && control !== 'tick',
);

test.each(locales)('every field that is read has a label (%s)', (locale) => {
  const labels = read.map((field) => labelOf(field, translator(locale), locale));
  const names = new Set(read.map(({ id }) => id));
  expect(labels.filter((label) => label.trim() === '' || names.has(label))).toEqual([]);
});

const shown = (fields: Readonly<Record<string, string>>, wrong?: string): readonly string[] =>
  rowsOf({ kind: 'shop-order', fields, wrong }).map(({ id }) => id);
const always = ['terms', 'first_name', 'last_name', 'address', 'phone', 'email'];

test.each([
  ['nothing but the type', { type: 'posters' }, undefined, []],
  ['what was sent', { type: 'posters', size: '1', comment: 'x' }, undefined, ['size', 'comment']],
  ['what is wrong', { type: 'portraits' }, 'subject', ['photo', 'subject']],
  ['an unknown type', { type: 'sculpture', size: '1' }, 'type', ['photo', 'size']],
  ['an attribute that travels along', { type: 'posters', medium: '2', 'attribute.size': '1' }, undefined, ['medium']],
  ['an attribute of no medium', { type: 'posters', 'attribute.size': '1' }, 'attribute.size', []],
  ['a medium’s attribute', { type: 'posters', medium: '2' }, 'attribute.size', ['medium', 'attribute.size']],
  [
    'a technique’s medium',
    { type: 'portraits', variant: '4', medium: '3' },
    'attribute.handle',
    ['photo', 'variant', 'medium', 'attribute.handle'],
  ],
])('API-9: an order shows %s', (_, fields, wrong, rows) => {
  expect(shown(fields, wrong)).toEqual([...rows, ...always]);
});
