import { lessons } from '@/content/lessons';
import { orderTypes } from '@/content/order';
import { type FormKind, openingNotices } from '@/domain/api';
import { formFields } from '@/domain/forms/forms';
import { noticeFields } from '@/domain/forms/opening-notice';
import { type FormPart, fieldsOf } from '@/domain/order/form';
import { type AskedFor, classesOf, deliveredIn, isAsked, type PlainField, plainFields } from '@/domain/order/plain';
import type { Locale } from '@/i18n/locales';
import { translator } from '@/messages/translator';
import type { FieldRow } from '../fields/field';
import { rowOf } from '../fields/row-of';

/** The kinds of submission that have a form of their own; a reply is written on the page of its order. */
export type SentKind = FormKind | typeof openingNotices | 'shop-order';

/** A form as it was sent or is to be filled in, and what is wrong: a sentence for a field by its name in a request. */
export type SentForm = Readonly<{
  kind: SentKind;
  fields: Readonly<Record<string, string>>;
  faults: Readonly<Record<string, string>>;
}>;

/** A field of an order: what it belongs to, and the answers that it is asked for. */
export type OrderRow = FieldRow & Readonly<{ part: FormPart; askedFor: AskedFor }>;

/** What the table's keys mean, templates among them, which are filled where they are shown. */
const wordsIn = (locale: Locale) => {
  const t = translator(locale);
  return { locale, t: (key: Parameters<typeof t>[0]): string => t.raw(key) };
};

function orderRow(field: PlainField, locale: Locale): OrderRow {
  const { name, key, part, askedFor, of, control } = field;
  const t = translator(locale);
  const photos = { note: t('plain.photos'), labels: [t('plain.second'), t('plain.third')] };
  return {
    ...rowOf(field, wordsIn(locale)),
    ...{ name, key, part, askedFor, of: of.map((label) => label[locale]).join(', ') },
    ...(Object.keys(askedFor).length > 0 && { when: classesOf(askedFor) }),
    ...(control === 'photos' && { more: photos }),
  };
}

/** What the lessons are called is what is sent, and whatever else was sent is kept (FORMS-2, FORMS-11). */
function lessonChoices(sent: string | undefined, locale: Locale): NonNullable<FieldRow['choices']> {
  const names = lessons.map(({ name }) => name[locale]);
  const all = sent && !names.includes(sent) ? [...names, sent] : names;
  return all.map((name) => ({ value: name, label: name }));
}

/** Every field of a form of the home page, in its order. */
export function formRows(
  kind: FormKind | typeof openingNotices,
  locale: Locale,
  sent: SentForm['fields'] = {},
): readonly FieldRow[] {
  return (kind === openingNotices ? noticeFields : formFields(kind)).map((field) => {
    const row = rowOf(field, wordsIn(locale));
    const choices = field.control === 'select' && lessonChoices(sent[field.id], locale);
    return choices ? { ...row, choices } : row;
  });
}

/** Every question that an order may be asked, in its order; what a choice makes irrelevant is hidden by the page's rules. */
export function orderRows(fields: SentForm['fields'], locale: Locale): readonly OrderRow[] {
  const type = orderTypes.find((known) => known === fields.type) ?? 'custom-pictures';
  return plainFields(type, deliveredIn(fields)).map((field) => orderRow(field, locale));
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
