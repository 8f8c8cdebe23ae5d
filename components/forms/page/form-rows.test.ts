import { formKinds, openingNotices } from '@/domain/api';
import { formFields } from '@/domain/forms/forms';
import { locales } from '@/i18n/locales';
import { formRows, type SentForm, unseenOf } from './form-rows';

test.each(locales)('every question has a label of its own words (%s)', (locale) => {
  const rows = formKinds.flatMap((kind) => formRows(kind, locale));
  const names = new Set(rows.map(({ id }) => id));
  expect(rows.map(({ label }) => label).filter((label) => label.trim() === '' || names.has(label))).toEqual([]);
});

test.each(formKinds)('API-9: the plain form of %s asks every field of it', (kind) => {
  expect(formRows(kind, 'pl').map(({ id }) => id)).toEqual(formFields(kind).map(({ id }) => id));
});

test('FORMS-11: the lesson types are a list, and another one that was sent is kept', () => {
  const offered = (sent: SentForm['fields']) =>
    formRows('registration-lessons', 'en', sent)
      .find(({ id }) => id === 'lessons_type')
      ?.choices?.map(({ value }) => value);
  expect(offered({})).toEqual(['Stationary classes in Toruń', 'Online courses', 'Digital painting']);
  expect(offered({ lessons_type: 'Rzeźba' })).toHaveLength(4);
});

test('what an address has settled is sent unseen, and nothing else', () => {
  const sent = { service: 'portraits', elapsed_ms: '1', language: 'pl', other: 'x' };
  expect(Object.fromEntries(unseenOf({ kind: openingNotices, fields: sent }))).toEqual({ service: 'portraits' });
  expect(unseenOf({ kind: 'contact', fields: { text: 'x' } })).toEqual([]);
});
