import * as z from 'zod/mini';
import { limits } from '../limits';
import { type Checked, checked, required, within } from './checked';
import { email } from './email';

const { email: emailLength, message, phone } = limits.text;

/** The keys stand in the order of the checks (FORMS-2). */
const contact = z
  .object({ email: email(), text: required('text.required'), phone: required('phone.required') })
  .check(within({ email: emailLength, text: message, phone }));

export type Contact = z.infer<typeof contact>;

export const checkContact = (fields: Readonly<Record<string, string>>): Checked<Contact> => checked(contact, fields);
