import { artist } from '@/content/artist';
import { automaticOffers } from '@/content/terms';
import { automaticOffer, openIn } from '@/domain/order/automatic';
import type { OrderEvent } from '@/domain/order/events';
import type { OrderDraft } from '@/domain/order/order';
import { dayInWarsaw, endOfDayInWarsaw } from '../platform/warsaw';
import { storedOrderSchema } from './stored-order';

/** STATUS-28. Null of what is no shop order, and where something is open. */
export function offerItself(
  { kind, fields }: Readonly<{ kind: string; fields: unknown }>,
  at: number,
): OrderEvent | null {
  if (kind !== 'shop-order') return null;
  const { draft: stored, ...order } = storedOrderSchema.parse(fields);
  // written by this program, whose tables may lack by now what was chosen: then its kind has no offer
  const draft = stored as unknown as OrderDraft;
  const studio = { account: artist.bankAccount, offers: automaticOffers };
  if (openIn({ ...order, draft }, studio) !== null) return null;
  const dayAfter = (days: number) => dayInWarsaw(at, days);
  return automaticOffer({ ...order, draft }, { dayAfter, endOf: endOfDayInWarsaw });
}
