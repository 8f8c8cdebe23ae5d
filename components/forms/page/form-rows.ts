import { lessons } from '@/content/lessons';
import { orderTypes } from '@/content/order';
import { openingNotices } from '@/domain/api';
import type { FormField } from '@/domain/form-field';
import { type FormFieldSpec, formFields } from '@/domain/forms/fields';
import { classesOf } from '@/domain/order/asked-classes';
import { type FormPart, fieldsOf } from '@/domain/order/form';
import { type AskedFor, deliveredIn, isAsked, type PlainField, plainFields } from '@/domain/order/plain';
import { sizeWords } from '@/domain/order/size-words';
import type { Locale } from '@/i18n/locales';
import { type Translator, translator } from '@/messages/translator';
import type { FieldRow } from '../fields/field';
import type { SentForm } from './sent-form';

/** A field of an order: what it belongs to, and the answers that it is asked for. */
export type OrderRow = FieldRow & Readonly<{ part: FormPart; askedFor: AskedFor }>;

type Words = Readonly<{ t: Translator; locale: Locale }>;

/** A field's name in the visitor's language. The terms hold a link and are written out where they stand. */
function labelOf({ label, id }: Pick<PlainField | FormFieldSpec, 'label' | 'id'>, { t, locale }: Words): string {
  if (label === null) return id;
  return typeof label === 'string' ? t(label as Exclude<typeof label, 'order.terms'>) : label[locale];
}

/** What every field has, whatever it asks. */
const rowOf = ({ half, hint }: Pick<FormField<string>, 'half' | 'hint'>, { t }: Words) => ({
  ...(half && { half }),
  ...(hint && { hint: t(hint) }),
});

const opens = (id: string): boolean => id === 'medium' || id.startsWith('attribute.');

function controlOf({ id, control }: PlainField): FieldRow['control'] {
  if (control === 'choice') return opens(id) ? 'select' : 'radios';
  return control === 'hidden' ? 'line' : control;
}

function choicesOf({ id, choices }: PlainField, { t, locale }: Words): Pick<FieldRow, 'choices' | 'none'> {
  if (choices.length === 0) return {};
  const worded = choices.map(({ key, value, label }) => ({
    value,
    label: id === 'size' ? sizeWords(key as Parameters<typeof sizeWords>[0])[locale] : label[locale],
  }));
  return { choices: worded, none: id === 'medium' ? t('form.choose') : t('order.agree') };
}

function orderRow(field: PlainField, words: Words): OrderRow {
  const { id, name, key, part, askedFor, of, control } = field;
  const { t, locale } = words;
  const photos = { note: t('plain.photos'), labels: [t('plain.second'), t('plain.third')] };
  return {
    ...{ id, name, key, part, askedFor },
    ...{ control: controlOf(field), label: labelOf(field, words), of: of.map((label) => label[locale]).join(', ') },
    ...{ ...choicesOf(field, words), ...rowOf(field, words) },
    ...(Object.keys(askedFor).length > 0 && { when: classesOf(askedFor) }),
    ...(control === 'photos' && { more: photos }),
  };
}

/** What the lessons are called is what is sent, and whatever else was sent is kept (FORMS-2, FORMS-11). */
function lessonChoices(sent: string | undefined, locale: Locale): FieldRow['choices'] {
  const names = lessons.map(({ name }) => name[locale]);
  const all = sent && !names.includes(sent) ? [...names, sent] : names;
  return all.map((name) => ({ value: name, label: name }));
}

/** Every field of a form of the home page, in its order. */
export function formRows(
  kind: keyof typeof formFields,
  locale: Locale,
  sent: SentForm['fields'] = {},
): readonly FieldRow[] {
  const words = { t: translator(locale), locale };
  return formFields[kind].map((field) => {
    const { id, control } = field;
    const row = { id, label: labelOf(field, words), ...rowOf(field, words) };
    return control === 'choice'
      ? { ...row, control: 'select', choices: lessonChoices(sent[id], locale) as NonNullable<FieldRow['choices']> }
      : { ...row, control: control === 'hidden' ? 'line' : control };
  });
}

/** Every question that an order may be asked, in its order; what a choice makes irrelevant is hidden by the page's rules. */
export function orderRows(fields: SentForm['fields'], locale: Locale): readonly OrderRow[] {
  const words = { t: translator(locale), locale };
  const type = orderTypes.find((known) => known === fields.type) ?? 'custom-pictures';
  return plainFields(type, deliveredIn(fields)).map((field) => orderRow(field, words));
}

export const rowsOf = ({ kind, fields }: Pick<SentForm, 'kind' | 'fields'>, locale: Locale): readonly FieldRow[] =>
  kind === 'shop-order' ? orderRows(fields, locale) : formRows(kind, locale, fields);

const isAskedIn = (row: FieldRow & Partial<OrderRow>, fields: SentForm['fields']): boolean =>
  isAsked({ askedFor: row.askedFor ?? {} }, fields);

/** The row that a problem's field names: of several, the one that the answers ask. */
export const rowNamed = <Row extends FieldRow>(
  rows: readonly Row[],
  id: string,
  { fields }: Pick<SentForm, 'fields'>,
): Row | undefined => rows.find((row) => row.id === id && isAskedIn(row, fields)) ?? rows.find((row) => row.id === id);

/** What the form sends unseen, because its address has settled it. */
export function unseenOf({ kind, fields }: Pick<SentForm, 'kind' | 'fields'>): readonly (readonly [string, string])[] {
  const type = orderTypes.find((known) => known === fields.type);
  const settled = kind === 'shop-order' && type ? fieldsOf(type).filter(({ control }) => control === 'hidden') : [];
  const about = kind === openingNotices ? ['service'] : [];
  const names = [...settled.map(({ id }) => id), ...about].filter((name) => name !== 'language');
  return names.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]] as const]));
}
