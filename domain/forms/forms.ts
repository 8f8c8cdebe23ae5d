import * as z from 'zod/mini';
import type { FormKind } from '../api';
import { cleanPhone } from '../contact-hints';
import type { FormField } from '../form-field';
import { limits } from '../limits';
import type { FormProblem } from '../problems';
import { cleanLine } from '../text';
import { type Checked, checked, email as checkedEmail, optionalText, required, within, withoutNul } from './checked';

type LabelKey =
  | `form.${'email' | 'name' | 'age' | 'phone' | 'text' | 'width' | 'height' | 'lesson' | 'photo'}`
  | `withdrawal.fields.${'order' | 'name' | 'what'}`
  | 'order.fields.wish';

type Meta = Omit<FormField<LabelKey>, 'id' | 'label'> & Readonly<{ label: LabelKey }>;
export type FormFieldSpec = Meta & Readonly<{ id: string }>;

const described = z.registry<Meta>();
const line = { control: 'line', choices: [], half: false, hint: null, example: null, none: null } as const;

/** `most`: in code points; null of photos. */
export const field = <Schema extends z.ZodMiniType>(
  schema: Schema,
  { most, ...meta }: Partial<Meta> & Pick<Meta, 'label' | 'most'>,
): Schema => {
  described.add(schema, { ...line, most, ...meta });
  return schema;
};

const { text } = limits;
export const email = (half = false) => field(checkedEmail(), { label: 'form.email', most: text.email, half });
const phone = (half = false) =>
  field(required('phone.required', cleanPhone), { label: 'form.phone', most: text.phone, half });
const name = (whose: Meta['hint'] = null) =>
  field(required('name.required', cleanLine), { label: 'form.name', most: text.name, half: true, hint: whose });
const side = (which: 'width' | 'height') =>
  field(required(`${which}.required`, cleanLine), {
    label: `form.${which}`,
    most: text[which],
    half: true,
    hint: 'form.sizeHint',
  });

type Form = Readonly<{
  /** In the order of the checks (FORMS-2). */
  fields: z.ZodMiniObject;
  /** The order on the page, where it is another. */
  page?: readonly string[];
  /** The order in which the artist reads them. */
  letter: readonly string[];
}>;

/** The one description of each form (API-3): fields, request, draft, and the lines of letters and desk follow from it. */
const forms = {
  contact: {
    fields: z.object({
      email: email(true),
      text: field(required('text.required'), { control: 'text', label: 'form.text', most: text.message }),
      phone: phone(true),
    }),
    page: ['email', 'phone', 'text'],
    letter: ['text', 'email', 'phone'],
  },
  'registration-lessons': {
    fields: z.object({
      email: email(true),
      name: name('form.pupil'),
      phone: phone(true),
      // never part of the checks
      age: field(z._default(optionalText(), ''), {
        label: 'form.age',
        most: text.age,
        half: true,
        hint: 'order.fields.optional',
      }),
      // a list without choices: it offers the lessons by their names, and whatever was sent is kept
      lessons_type: field(z._default(z.string().check(withoutNul()), ''), {
        control: 'select',
        label: 'form.lesson',
        most: text.lessons_type,
      }),
    }),
    letter: ['lessons_type', 'name', 'age', 'email', 'phone'],
  },
  orders: {
    fields: z.object({
      email: email(true),
      name: name(),
      phone: phone(),
      width: side('width'),
      height: side('height'),
      // never part of the checks that come before
      wish: field(z._default(optionalText(), ''), {
        control: 'text',
        label: 'order.fields.wish',
        most: text.wish,
        hint: 'order.fields.optional',
      }),
      foto: field(
        z.number().check(z.refine((photos) => photos > 0, { error: 'photo.required' satisfies FormProblem })),
        {
          control: 'photos',
          label: 'form.photo',
          most: null,
        },
      ),
    }),
    letter: ['width', 'height', 'wish', 'name', 'email', 'phone'],
  },
} as const satisfies Readonly<Record<FormKind, Form>>;

export const fieldsOf = (fields: z.ZodMiniObject): readonly FormFieldSpec[] =>
  Object.entries(fields.shape).flatMap(([id, schema]) => {
    const meta = described.get(schema as z.ZodMiniType);
    return meta ? [{ id, ...meta }] : [];
  });

const named = (kind: FormKind, names: readonly string[]): readonly FormFieldSpec[] =>
  names.flatMap((name) => fieldsOf(forms[kind].fields).filter(({ id }) => id === name));

export function formFields(kind: FormKind): readonly FormFieldSpec[] {
  const { fields, page = Object.keys(fields.shape) }: Form = forms[kind];
  return named(kind, page);
}

export const letterFields = (kind: FormKind): readonly FormFieldSpec[] => named(kind, forms[kind].letter);

/** With the exact lengths of the texts, which are checked last. */
export const measured = <Fields extends z.ZodMiniObject>(fields: Fields): Fields =>
  fields.check(
    within(Object.fromEntries(fieldsOf(fields).flatMap(({ id, most }) => (most === null ? [] : [[id, most]])))),
  );

type Check = (fields: Readonly<Record<string, string>>, photos: number) => Checked<object>;

function checkOf({ fields }: Form): Check {
  const schema = measured(fields);
  return (values, photos) => checked(schema, { ...values, foto: photos });
}

export const checks: Readonly<Record<FormKind, Check>> = {
  contact: checkOf(forms.contact),
  'registration-lessons': checkOf(forms['registration-lessons']),
  orders: checkOf(forms.orders),
};

/** Reads a draft: a field whose text cannot be read is empty. */
export function draftIn(kind: FormKind, stored: unknown): Readonly<Record<string, string>> {
  const texts: Readonly<Record<string, unknown>> = Object(stored);
  return Object.fromEntries(
    formFields(kind).flatMap(({ id }) => {
      const text = texts[id];
      return typeof text === 'string' && text ? [[id, text]] : [];
    }),
  );
}
