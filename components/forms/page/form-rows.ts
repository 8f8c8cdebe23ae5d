import { lessons } from '@/content/lessons';
import { type FormKind, openingNotices, withdrawalStatements } from '@/domain/api';
import { type FormFieldSpec, formFields } from '@/domain/forms/forms';
import { noticeFields } from '@/domain/forms/opening-notice';
import { withdrawalFields } from '@/domain/forms/withdrawal-statement';
import type { Locale } from '@/i18n/locales';
import { translator } from '@/messages/translator';
import type { FieldRow } from '../fields/field';
import { rowOf } from '../fields/row-of';

/** The kinds of submission that have a form of their own; a reply is written on the page of its order. */
export type SentKind = HomeKind | 'shop-order';
export type HomeKind = FormKind | typeof openingNotices | typeof withdrawalStatements;

/** A form as it was sent or is to be filled in, and what is wrong: a sentence for a field by its name in a request. */
export type SentForm = Readonly<{
  kind: SentKind;
  fields: Readonly<Record<string, string>>;
  faults: Readonly<Record<string, string>>;
}>;

const wordsIn = (locale: Locale) => {
  const t = translator(locale);
  return { locale, t: (key: Parameters<typeof t>[0]): string => t.raw(key) };
};

/** What the lessons are called is what is sent, and whatever else was sent is kept (FORMS-2, FORMS-11). */
function lessonChoices(sent: string | undefined, locale: Locale): NonNullable<FieldRow['choices']> {
  const names = lessons.map(({ name }) => name[locale]);
  const all = sent && !names.includes(sent) ? [...names, sent] : names;
  return all.map((name) => ({ value: name, label: name }));
}

function fieldsOf(kind: HomeKind): readonly FormFieldSpec[] {
  if (kind === openingNotices) return noticeFields;
  return kind === withdrawalStatements ? withdrawalFields : formFields(kind);
}

export function formRows(kind: HomeKind, locale: Locale, sent: SentForm['fields'] = {}): readonly FieldRow[] {
  return fieldsOf(kind).map((field) => {
    const row = rowOf(field, wordsIn(locale));
    const choices = field.control === 'select' && lessonChoices(sent[field.id], locale);
    return choices ? { ...row, choices } : row;
  });
}

/** What its address has settled: the service, and whose order it is. */
const unseen: Partial<Record<SentKind, string>> = { [openingNotices]: 'service', [withdrawalStatements]: 'token' };

export function unseenOf({ kind, fields }: Pick<SentForm, 'kind' | 'fields'>): readonly (readonly [string, string])[] {
  const name = unseen[kind];
  const value = name && fields[name];
  return name && value !== undefined ? [[name, value]] : [];
}
