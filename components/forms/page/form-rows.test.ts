import { orderTypes } from '@/content/order';
import { formKinds } from '@/domain/api';
import { formFields } from '@/domain/forms/forms';
import { plainFields } from '@/domain/order/plain';
import { locales } from '@/i18n/locales';
import { rowNamed, rowsOf, type SentForm, unseenOf } from './form-rows';

const order = (fields: SentForm['fields']): SentForm => ({ kind: 'shop-order', fields, faults: {} });
const form = (kind: (typeof formKinds)[number], fields: SentForm['fields'] = {}): SentForm => ({
  ...{ kind, fields },
  faults: {},
});
const every = [...orderTypes.map((type) => order({ type })), ...formKinds.map((kind) => form(kind))];

test.each(locales)('every question has a label of its own words (%s)', (locale) => {
  const rows = every.flatMap((one) => rowsOf(one, locale)).filter(({ control }) => control !== 'tick');
  const names = new Set(rows.map(({ id }) => id));
  expect(rows.map(({ label }) => label).filter((label) => label.trim() === '' || names.has(label))).toEqual([]);
});

test.each(orderTypes)('API-9: the plain form of %s asks every question of its type, whatever was sent', (type) => {
  const asked = plainFields(type).map(({ key }) => key);
  expect(rowsOf(order({ type, medium: '3', terms: 'x' }), 'pl').map(({ key }) => key)).toEqual(asked);
});

test.each(formKinds)('API-9: the plain form of %s asks every field of it', (kind) => {
  expect(rowsOf(form(kind), 'pl').map(({ id }) => id)).toEqual(formFields(kind).map(({ id }) => id));
});

test('an unknown type asks what paintings do', () => {
  const keys = (type: string) => rowsOf(order({ type }), 'pl').map(({ key }) => key);
  expect(keys('sculpture')).toEqual(keys('custom-pictures'));
});

test('FORMS-11: the lesson types are a list, and another one that was sent is kept', () => {
  const offered = (sent: SentForm['fields']) =>
    rowsOf(form('registration-lessons', sent), 'en')
      .find(({ id }) => id === 'lessons_type')
      ?.choices?.map(({ value }) => value);
  expect(offered({})).toEqual(['Stationary classes in Toruń', 'Online courses', 'Digital painting']);
  expect(offered({ lessons_type: 'Rzeźba' })).toHaveLength(4);
});

test.each([
  ['1', 'subject'],
  ['4', 'subject-2'],
])('ORDER-3: of two lists of subjects a problem names that of technique %s', (variant, key) => {
  const sent = order({ type: 'portraits', variant });
  expect(rowNamed(rowsOf(sent, 'pl'), 'subject', sent)?.key).toBe(key);
});

test('what an address has settled is sent unseen, and nothing else', () => {
  const sent = { type: 'posters', id: '3', size: '1', elapsed_ms: '1', language: 'pl', other: 'x' };
  expect(Object.fromEntries(unseenOf(order(sent)))).toEqual({ type: 'posters', id: '3' });
  expect(unseenOf(form('contact', { text: 'x' }))).toEqual([]);
});
