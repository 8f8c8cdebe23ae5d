import { createHash } from 'node:crypto';
import { keyHeader } from '@/domain/api';
import { type Kind, kindNames } from '@/server/submissions/kinds';
import { formRequest, forms } from '../support/in-process/form-request';
import { orderRequest, orders, picture } from '../support/in-process/order-request';

/** One request to be sent, computed from its name: the same name gives the same request. */
export type RequestPlan = Readonly<{ key: string; kind: Kind }>;

export function planOf(name: string): RequestPlan {
  const hex = createHash('sha256').update(name).digest('hex');
  const key = `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
  const kinds = kindNames();
  const kind = kinds[Number.parseInt(hex.slice(32, 34), 16) % kinds.length] ?? 'contact';
  return { key, kind };
}

const photo = picture(80, 80);

/** The number of photos that a request of each kind has here. */
export const photosOf: Readonly<Record<Kind, number>> = {
  'shop-order': 2,
  contact: 0,
  'registration-lessons': 0,
  orders: 1,
};

/** The request of an errand; a buyer of its own each, so that nobody has had enough confirmations. */
export async function requestOf({ key, kind }: RequestPlan): Promise<Request> {
  const headers = { [keyHeader]: key };
  const email = `${key}@poczta.example`;
  if (kind !== 'shop-order') return formRequest(kind, { fields: { ...forms[kind], email }, headers });
  const photos = Array.from({ length: photosOf[kind] }, () => photo);
  return orderRequest({ fields: { ...orders.portraits, email }, photos: await Promise.all(photos), headers });
}
