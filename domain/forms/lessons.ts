import * as z from 'zod/mini';
import { limits } from '../limits';
import { type Checked, checked, required, within, withoutNul } from './checked';
import { email } from './email';

const { email: emailLength, name, phone, lessons_type } = limits.text;

/** The keys stand in the order of the checks (FORMS-2). The lesson type is not checked: it is stored as sent. */
const registration = z
  .object({
    email: email(),
    name: required('name.required'),
    phone: required('phone.required'),
    lessons_type: z._default(z.string().check(withoutNul()), ''),
  })
  .check(within({ email: emailLength, name, phone, lessons_type }));

export type Registration = z.infer<typeof registration>;

export const checkRegistration = (fields: Readonly<Record<string, string>>): Checked<Registration> =>
  checked(registration, fields);
