import { browserClock } from '@/components/forms/browser-clock';
import { retry } from '@/components/forms/retry';
import type { Outcome } from '@/components/forms/send';
import type { OrderToSend } from './send-order';

const fetchSender = () => import('./send-order').catch(() => null);

/** Fetches what sends an order, at the first touch of the form. */
export const wakeSender = () => void fetchSender();

/** Sends an order. It never throws: where what sends it cannot be fetched, nobody was reached. */
export async function sendOrder(order: OrderToSend): Promise<Outcome> {
  const sender = await retry(fetchSender, (fetched) => fetched !== null || !navigator.onLine, browserClock);
  return sender?.sendOrder(order) ?? { ok: false, message: null, field: null, offline: !navigator.onLine };
}
