import { lessons } from '@/content/lessons';
import { orderTypes } from '@/content/order';
import { openingNotices } from '@/domain/api';
import type { FormFieldSpec } from '@/domain/forms/fields';
import { formFields } from '@/domain/forms/fields';
import { type FormPart, fieldsOf } from '@/domain/order/form';
import { type AskedFor, deliveredIn, isAsked, type PlainField, plainFields } from '@/domain/order/plain';
import { sizeWords } from '@/domain/order/size-words';
import type { Locale } from '@/i18n/locales';
import type { Translator } from '@/messages/translator';
import { translator } from '@/messages/translator';
import type { PlainKind } from '../submissions/kinds';

/** A form as it was sent or is to be filled in, and what is wrong: a sentence for a field by its name in a request. */
export type SentForm = Readonly<{
  kind: PlainKind;
  fields: Readonly<Record<string, string>>;
  faults: Readonly<Record<string, string>>;
}>;

/** One question, in words. */
export type FormRow = Readonly<{
  /** As problems name it. */
  id: string;
  /** As the form sends it. */
  name: string;
  /** Differs from every other one of its form. */
  key: string;
  control: 'line' | 'text' | 'radios' | 'select' | 'photos' | 'tick';
  part: FormPart | null;
  label: string;
  /** What it belongs to, told where a browser cannot hide what a choice makes irrelevant. */
  of: string;
  /** For no answer, in a list that opens. */
  none: string;
  choices: readonly Readonly<{ value: string; label: string }>[];
  askedFor: AskedFor;
}>;

type Words = Readonly<{ t: Translator; locale: Locale }>;
type Spec = Pick<PlainField | FormFieldSpec, 'id' | 'label'>;

/** A field's name in the visitor's language. The terms hold a link and are written out where they stand. */
function labelOf({ label, id }: Spec, { t, locale }: Words): string {
  if (label === null) return id;
  return typeof label === 'string' ? t(label as Exclude<typeof label, 'order.terms'>) : label[locale];
}

const opens = (id: string): boolean => id === 'medium' || id.startsWith('attribute.');

function controlOf({ id, control }: PlainField): FormRow['control'] {
  if (control === 'choice') return opens(id) ? 'select' : 'radios';
  return control === 'hidden' ? 'line' : control;
}

function orderRow(field: PlainField, words: Words): FormRow {
  const { id, name, key, part, askedFor, of } = field;
  const { t, locale } = words;
  return {
    ...{ id, name, key, part, askedFor },
    control: controlOf(field),
    label: labelOf(field, words),
    of: of.map((label) => label[locale]).join(', '),
    none: id === 'medium' ? t('form.choose') : t('order.agree'),
    choices: field.choices.map(({ key, value, label }) => ({
      value,
      label: id === 'size' ? sizeWords(key as Parameters<typeof sizeWords>[0])[locale] : label[locale],
    })),
  };
}

/** What the lessons are called is what is sent, and whatever else was sent is kept (FORMS-2, FORMS-11). */
function lessonChoices(sent: string | undefined, locale: Locale): FormRow['choices'] {
  const names = lessons.map(({ name }) => name[locale]);
  const all = sent && !names.includes(sent) ? [...names, sent] : names;
  return all.map((name) => ({ value: name, label: name }));
}

function formRow(field: FormFieldSpec, { fields }: SentForm, words: Words): FormRow {
  const { id, control } = field;
  const lessonType = id === 'lessons_type';
  return {
    ...{ id, name: id, key: id, part: null, askedFor: {}, of: '', none: '' },
    control: lessonType ? 'radios' : control === 'text' || control === 'photos' ? control : 'line',
    label: labelOf(field, words),
    choices: lessonType ? lessonChoices(fields[id], words.locale) : [],
  };
}

/** Every question of a form, in its order; what a choice makes irrelevant is hidden by the page's style. */
export function rowsOf(form: SentForm, locale: Locale): readonly FormRow[] {
  const words = { t: translator(locale), locale };
  const { kind, fields } = form;
  if (kind !== 'shop-order') return formFields[kind].map((field) => formRow(field, form, words));
  const type = orderTypes.find((known) => known === fields.type) ?? 'custom-pictures';
  return plainFields(type, deliveredIn(fields)).map((field) => orderRow(field, words));
}

/** The row that a problem's field names: of several, the one that the answers ask. */
export const rowNamed = (rows: readonly FormRow[], id: string, { fields }: SentForm): FormRow | undefined =>
  rows.find((row) => row.id === id && isAsked(row, fields)) ?? rows.find((row) => row.id === id);

/** What the form sends unseen, because its address has settled it. */
export function unseenOf({ kind, fields }: SentForm, locale: Locale): readonly (readonly [string, string])[] {
  const type = orderTypes.find((known) => known === fields.type);
  const settled = kind === 'shop-order' && type ? fieldsOf(type).filter(({ control }) => control === 'hidden') : [];
  const sent = { ...fields, language: locale };
  const about = kind === openingNotices ? ['service'] : [];
  const names = [...new Set([...settled.map(({ id }) => id), ...about, 'language'])] as (keyof typeof sent)[];
  return names.flatMap((name) => (sent[name] === undefined ? [] : [[name, sent[name]] as const]));
}
