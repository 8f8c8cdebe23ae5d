import * as z from 'zod/mini';
import { cleanLine } from '../text';
import { type Checked, checked, optionalText, required } from './checked';
import { email, type FormFieldSpec, field, fieldsOf, measured } from './forms';

/** The most of its texts, in code points. Not with the limits of all forms: no script of a page needs them. */
const most = { order: 100, full_name: 100, what: 2_000 } as const;

/** What a consumer says who withdraws from a contract: Article 11a(2) of 2011/83/EU. In the order of the checks (FORMS-2). */
const statement = measured(
  z.object({
    email: email(true),
    order: field(required('number.required', cleanLine), {
      label: 'withdrawal.fields.order',
      most: most.order,
      half: true,
    }),
    full_name: field(required('name.required', cleanLine), { label: 'withdrawal.fields.name', most: most.full_name }),
    what: field(z._default(optionalText(), ''), {
      control: 'text',
      label: 'withdrawal.fields.what',
      most: most.what,
      hint: 'order.fields.optional',
      example: 'withdrawal.whole',
    }),
  }),
);

/** `what`: empty where it is the whole order. */
export type WithdrawalStatement = z.infer<typeof statement>;

/** On the page and in letters what it is about comes first. */
export const withdrawalFields: readonly FormFieldSpec[] = fieldsOf(statement).toSorted(
  (one, other) => Number(other.id === 'order') - Number(one.id === 'order'),
);

/** Sent by the second page alone: no single press withdraws from a contract. */
export const confirmation = { name: 'confirmed', value: 'yes' } as const;

export const checkWithdrawal = (fields: Readonly<Record<string, string>>): Checked<WithdrawalStatement> =>
  checked(statement, fields);
