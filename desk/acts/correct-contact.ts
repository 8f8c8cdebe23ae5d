import { cleanPhone } from '@/domain/contact-hints';
import { limits } from '@/domain/limits';
import { reachFields } from '@/domain/order/reply';
import { correctReach } from '@/server/submissions/correct-reach';
import { changed, orderAct, type Problems, refused } from './act';
import { cleanIn, tooLong } from './texts';

/** Corrects how a buyer is reached; letters that wait go to the new address. Any of it may be unknown. */
export const correctContact = orderAct(async ({ storage, now }, { order, seen }, form) => {
  const phone = cleanPhone(cleanIn(form, 'phone'));
  const reach = { email: cleanIn(form, 'email'), phone, address: cleanIn(form, 'address') };
  const problems: Problems = Object.assign(
    {},
    ...reachFields.map((field) => tooLong(field, reach[field], limits.text[field])),
  );
  if (Object.keys(problems).length > 0) return refused(problems);
  if (!(await correctReach(storage, order, { reach, seen, now }))) return changed;
  return { ok: true, happened: (words) => words('desk.order.corrected'), to: `/orders/${order.reference}` };
});
