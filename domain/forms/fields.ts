import { type FormKind, openingNotices } from '../api';
import type { FormField } from '../form-field';
import { limits } from '../limits';

type LabelKey =
  | `form.${'email' | 'name' | 'phone' | 'text' | 'width' | 'height' | 'lesson' | 'photo'}`
  | 'order.fields.wish';
/** As the request calls it (API-3). */
export type FormFieldName = 'email' | 'name' | 'phone' | 'text' | 'width' | 'height' | 'wish' | 'lessons_type' | 'foto';
export type FormFieldSpec = FormField<LabelKey> & Readonly<{ id: FormFieldName; label: LabelKey }>;

const line = (id: Exclude<FormFieldName, 'foto'>, label: LabelKey, most: number): FormFieldSpec => ({
  ...{ id, label, most, control: 'line', choices: [], half: false, hint: null, example: null, none: null },
});
const half = (field: FormFieldSpec): FormFieldSpec => ({ ...field, half: true });
const side = (field: FormFieldSpec): FormFieldSpec => half({ ...field, hint: 'form.sizeHint' });

const { text } = limits;
const email = line('email', 'form.email', text.email);
const name = line('name', 'form.name', text.name);
const phone = line('phone', 'form.phone', text.phone);
const message = line('text', 'form.text', text.message);
const wish: FormFieldSpec = {
  ...line('wish', 'order.fields.wish', text.wish),
  control: 'text',
  hint: 'order.fields.optional',
};
const photo = { ...message, id: 'foto', control: 'photos', label: 'form.photo', most: null } as const;

/** The fields of each form beside the orders', in their order on the page. */
export const formFields: Readonly<Record<FormKind | typeof openingNotices, readonly FormFieldSpec[]>> = {
  contact: [half(email), half(phone), { ...message, control: 'text' }],
  // a list without choices: it offers the lessons by their names, and whatever was sent is kept (FORMS-2)
  'registration-lessons': [
    half(email),
    half(name),
    phone,
    { ...line('lessons_type', 'form.lesson', text.lessons_type), control: 'select' },
  ],
  [openingNotices]: [email],
  orders: [
    half(email),
    half(name),
    phone,
    side(line('width', 'form.width', text.width)),
    side(line('height', 'form.height', text.height)),
    wish,
    photo,
  ],
};
