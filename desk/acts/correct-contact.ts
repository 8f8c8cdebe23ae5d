import { cleanPhone } from '@/domain/contact-hints';
import { limits } from '@/domain/limits';
import { reachFields } from '@/domain/order/reply';
import { cleanText, lengthOf } from '@/domain/text';
import { correctReach } from '@/server/submissions/correct-reach';
import { changed, orderAct, type Problems, refused, textIn } from './act';

/** Corrects how a buyer is reached; letters that wait go to the new address. Any of it may be unknown. */
export const correctContact = orderAct(async ({ storage, now }, { order, seen }, form) => {
  const [email, phone, address] = ['email', 'phone', 'address'].map((field) => cleanText(textIn(form, field))) as [
    string,
    string,
    string,
  ];
  const reach = { email, phone: cleanPhone(phone), address };
  const problems: Problems = Object.fromEntries(
    reachFields
      .filter((field) => lengthOf(reach[field]) > limits.text[field])
      .map((field) => [field, (words) => words('problems.text.tooLong')]),
  );
  if (Object.keys(problems).length > 0) return refused(problems);
  if (!(await correctReach(storage, order, { reach, seen, now }))) return changed;
  return { ok: true, happened: (words) => words('desk.order.corrected'), to: `/orders/${order.reference}` };
});
