import * as z from 'zod/mini';
import { isEmail } from '../contact-hints';
import { required } from './checked';
import type { FormProblem } from './problems';

/** Every form checks the e-mail first: that it is there, then that it is valid (FORMS-2). */
export const email = () =>
  required('email.required').check(z.refine(isEmail, { error: 'email.invalid' satisfies FormProblem }));
