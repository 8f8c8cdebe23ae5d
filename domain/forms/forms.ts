import * as z from 'zod/mini';
import type { FormKind } from '../api';
import { limits } from '../limits';
import type { FormProblem } from '../problems';
import { type Checked, checked, email, optionalText, required, within, withoutNul } from './checked';

const { text } = limits;

// The keys of each form stand in the order of the checks (FORMS-2).

const contact = z
  .object({ email: email(), text: required('text.required'), phone: required('phone.required') })
  .check(within({ email: text.email, text: text.message, phone: text.phone }));

/** The lesson type is not checked: it is stored as sent. */
const registration = z
  .object({
    email: email(),
    name: required('name.required'),
    phone: required('phone.required'),
    lessons_type: z._default(z.string().check(withoutNul()), ''),
  })
  .check(within({ email: text.email, name: text.name, phone: text.phone, lessons_type: text.lessons_type }));

/** `foto` is the number of photos. */
const customOrder = z
  .object({
    email: email(),
    name: required('name.required'),
    phone: required('phone.required'),
    width: required('width.required'),
    height: required('height.required'),
    // never part of the checks that come before
    wish: optionalText(),
    foto: z.number().check(z.refine((photos) => photos > 0, { error: 'photo.required' satisfies FormProblem })),
  })
  .check(
    within({
      email: text.email,
      name: text.name,
      phone: text.phone,
      width: text.width,
      height: text.height,
      wish: text.wish,
    }),
  );

type Check = (fields: Readonly<Record<string, string>>, photos: number) => Checked<object>;

/** The check of each form of the home page. The browser and the server use the same. */
export const checks: Readonly<Record<FormKind, Check>> = {
  contact: (fields) => checked(contact, fields),
  'registration-lessons': (fields) => checked(registration, fields),
  orders: (fields, photos) => checked(customOrder, { wish: '', ...fields, foto: photos }),
};
