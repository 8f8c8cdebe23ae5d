import * as z from 'zod/mini';
import { limits } from '../limits';
import { type Checked, checked, optionalText, required, within } from './checked';
import { email } from './email';
import type { FormProblem } from './problems';

const { email: emailLength, name, phone, width, height, wish } = limits.text;

/** The keys stand in the order of the checks (FORMS-2). `foto` is the number of photos. */
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
  .check(within({ email: emailLength, name, phone, width, height, wish }));

export type CustomOrder = z.infer<typeof customOrder>;

export const checkCustomOrder = (fields: Readonly<Record<string, string>>, photos: number): Checked<CustomOrder> =>
  checked(customOrder, { wish: '', ...fields, foto: photos });
