import { cleanPhone } from '@/domain/contact-hints';
import { limits } from '@/domain/limits';
import { correctReach } from '@/server/submissions/correct-reach';
import { changed, orderAct } from './act';
import { reading } from './reading';

/** Corrects how a buyer is reached; letters that wait go to the new address. Any of it may be unknown. */
export const correctContact = orderAct(async ({ storage, now }, { order, seen }, form) => {
  const read = reading(form, now);
  const reach = {
    email: read.line('email', limits.text.email),
    phone: cleanPhone(read.line('phone', limits.text.phone)),
    address: read.text('address', limits.text.address),
  };
  if (!read.isRight()) return read.refused();
  if (!(await correctReach(storage, order, { reach, seen, now }))) return changed;
  return { ok: true, happened: (words) => words('desk.order.corrected'), to: `/orders/${order.reference}` };
});
