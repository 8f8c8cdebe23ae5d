import * as z from 'zod/mini';
import { isEmail } from '../doubts';
import type { ProblemCode } from '../problems';
import { required } from './checked';

/** Every form asks for it first: there, then valid (specification 5). */
export const email = () =>
  required('email.required').check(z.refine(isEmail, { error: 'email.invalid' satisfies ProblemCode }));
