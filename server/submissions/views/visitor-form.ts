import { isMailbox } from '@/domain/doubts';
import type { FormKind } from '@/domain/forms/kinds';
import { cleanText } from '@/domain/text';
import type { StoredForm } from '../stored-form';
import { initials } from './initials';
import type { Entry, KindView } from './kind-view';
import { words } from './say';

type FieldName = 'email' | 'name' | 'phone' | 'text' | 'width' | 'height' | 'lessons_type';

const labels = {
  email: 'form.email',
  name: 'form.name',
  phone: 'form.phone',
  text: 'form.text',
  width: 'form.width',
  height: 'form.height',
  lessons_type: 'form.lesson',
} as const satisfies Record<FieldName, string>;

/** The fields of each form as the artist reads them. */
const fieldsOf: Readonly<Record<FormKind, readonly FieldName[]>> = {
  contact: ['text', 'email', 'phone'],
  'registration-lessons': ['lessons_type', 'name', 'email', 'phone'],
  orders: ['width', 'height', 'name', 'email', 'phone'],
};

function storedForm(fields: string): StoredForm {
  const stored = JSON.parse(fields) as StoredForm;
  if (stored.version !== 1) throw new Error(`a stored form of version ${stored.version}`);
  return stored;
}

function entryOf(form: StoredForm, name: FieldName): Entry {
  // a lesson type is kept as it was sent, so it is cleaned for the terminal here
  const text = cleanText(String(form[name] ?? '')) || '-';
  const entry = [words(labels[name]), text] as const;
  return name === 'email' ? [...entry, words(isMailbox(text) ? 'studio.letter.yes' : 'studio.letter.no')] : entry;
}

/** How a form of the home page is shown. */
export const visitorForm = (kind: FormKind): KindView => ({
  heading: words(`studio.forms.${kind}`),
  subject: (fields) => [initials(String(storedForm(fields).name ?? ''))],
  row(fields) {
    const form = storedForm(fields);
    return { what: words(`studio.forms.${kind}`), name: String(form.name ?? form.email), price: '' };
  },
  sections(fields) {
    const form = storedForm(fields);
    return [[words('studio.content'), fieldsOf[kind].map((name) => entryOf(form, name))]];
  },
});
