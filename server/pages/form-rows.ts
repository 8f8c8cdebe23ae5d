import { type OrderType, orderTypes } from '@/content/order';
import { type FormFieldSpec, formFields } from '@/domain/forms/fields';
import { keyOfChoice, mediumChoices, variantChoices } from '@/domain/order/choices';
import { emptyDraft, type OrderDraft } from '@/domain/order/draft';
import { type FieldSpec, type FormPart, fieldsOf } from '@/domain/order/form';
import type { Locale } from '@/i18n/locales';
import type { Translator } from '@/messages/translator';
import type { Kind } from '../submissions/kinds';

/** A form as it was sent, and the field that is wrong where there is one. */
export type SentForm = Readonly<{
  kind: Kind;
  fields: Readonly<Record<string, string>>;
  wrong: string | undefined;
}>;

type Spec = FieldSpec | FormFieldSpec;
export type FormRow = Spec & Readonly<{ part: FormPart | null }>;

/** As far as it says which fields show; an unknown type asks what paintings do. */
function draftOf(fields: SentForm['fields']): OrderDraft {
  const type: OrderType = orderTypes.find((known) => known === fields.type) ?? 'custom-pictures';
  return {
    ...emptyDraft(type, null),
    variant: keyOfChoice(variantChoices(type), fields.variant ?? '') ?? null,
    medium: keyOfChoice(mediumChoices, fields.medium ?? '') ?? null,
  };
}

/** What was sent, what is wrong, and what every order needs; an attribute only to be mended, for its medium decides. */
function isShown({ id, control, part, state }: FieldSpec, { fields, wrong }: SentForm, draft: OrderDraft): boolean {
  if (control === 'hidden') return false;
  if (control === 'photos') return state(draft) !== 'hidden';
  if (id.startsWith('attribute.')) return id === wrong && state(draft) !== 'hidden';
  return part !== 'params' || id in fields || id === wrong;
}

/** The fields that a visitor reads and writes, in the order of the form; all else travels along unseen. */
export function rowsOf(form: SentForm): readonly FormRow[] {
  if (form.kind !== 'shop-order') return formFields[form.kind].map((field) => ({ ...field, part: null }));
  const draft = draftOf(form.fields);
  return fieldsOf(draft.type).filter((field) => isShown(field, form, draft));
}

/** A field's name in the visitor's language. The terms hold a link and are written out where they stand. */
export function labelOf({ label, id }: Pick<FormRow, 'label' | 'id'>, t: Translator, locale: Locale): string {
  if (label === null) return id;
  return typeof label === 'string' ? t(label as Exclude<typeof label, 'order.terms'>) : label[locale];
}
