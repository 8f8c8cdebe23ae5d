import { openingNotices } from '../api';
import type { FormField } from '../form-field';
import { limits } from '../limits';
import type { FormKind } from './kinds';

type LabelKey = `form.${'email' | 'name' | 'phone' | 'text' | 'width' | 'height' | 'lesson' | 'photo'}`;
/** As the request calls it (API-3). */
export type FormFieldName = 'email' | 'name' | 'phone' | 'text' | 'width' | 'height' | 'lessons_type' | 'foto';
export type FormFieldSpec = FormField<LabelKey> & Readonly<{ id: FormFieldName; label: LabelKey }>;

const typed = (id: FormFieldName, label: LabelKey, most: number, control: 'line' | 'text' = 'line'): FormFieldSpec => ({
  id,
  control,
  label,
  choices: [],
  most,
});

const { text } = limits;
const email = typed('email', 'form.email', text.email);
const name = typed('name', 'form.name', text.name);
const phone = typed('phone', 'form.phone', text.phone);

/** The fields of each form beside the orders', as the artist and a page without script read them. */
export const formFields: Readonly<Record<FormKind | typeof openingNotices, readonly FormFieldSpec[]>> = {
  contact: [email, phone, typed('text', 'form.text', text.message, 'text')],
  // the home page offers a list, but whatever was sent is kept (FORMS-2), so it stays a text
  'registration-lessons': [email, name, phone, typed('lessons_type', 'form.lesson', text.lessons_type)],
  [openingNotices]: [email],
  orders: [
    email,
    name,
    phone,
    typed('width', 'form.width', text.width),
    typed('height', 'form.height', text.height),
    { id: 'foto', control: 'photos', label: 'form.photo', choices: [], most: null },
  ],
};
