import { cleanPhone } from '@/domain/contact-hints';
import { limits } from '@/domain/limits';
import { correctReach } from '@/server/submissions/correct-reach';
import { reachOf } from '@/server/submissions/reach';
import { line, text } from '../form/kinds';
import { changed } from './act';
import { orderAct } from './order-act';

/** Corrects how a buyer is reached; letters that wait go to the new address. Any of it may be unknown. */
export const correctContact = orderAct({
  fields({ order }) {
    const { email, phone, address } = reachOf(order);
    const { text: most } = limits;
    return {
      email: line('desk.order.email', most.email, { usual: email, mode: 'email' }),
      phone: line('desk.order.phone', most.phone, { usual: phone, mode: 'tel', clean: cleanPhone }),
      address: text('desk.order.address', { rows: 3, most: most.address, usual: address, isShown: address !== null }),
    };
  },
  async do(reach, { order, next: seen, context: { storage, now } }) {
    if (!(await correctReach(storage, order, { reach, seen, now }))) return changed;
    return { ok: true, happened: (words) => words('desk.order.corrected'), to: `/orders/${order.reference}` };
  },
});
