import { createHash } from 'node:crypto';
import { keyHeader } from '@/domain/api';
import { kindNames, type PlainKind } from '@/server/submissions/kinds';
import { formRequest, forms } from '../support/in-process/form-request';
import { orderRequest, orders, picture } from '../support/in-process/order-request';

/** One request to be sent, computed from its name: the same name gives the same request. */
export type RequestPlan = Readonly<{ key: string; kind: PlainKind }>;

export function planOf(name: string): RequestPlan {
  const hex = createHash('sha256').update(name).digest('hex');
  const key = `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
  // a reply needs an order
  const kinds = kindNames().filter((kind) => kind !== 'order-reply');
  const kind = kinds[Number.parseInt(hex.slice(32, 34), 16) % kinds.length] ?? 'contact';
  return { key, kind };
}

const photo = picture(80, 80);

/** How many photos a request of each kind has here, and how many letters it sets off: one to the artist, one that confirms. */
export const partsOf: Readonly<Record<PlainKind, Readonly<{ photos: number; letters: number }>>> = {
  'shop-order': { photos: 2, letters: 2 },
  contact: { photos: 0, letters: 2 },
  'registration-lessons': { photos: 0, letters: 2 },
  orders: { photos: 1, letters: 2 },
  'opening-notices': { photos: 0, letters: 2 },
};

/** The request of an errand; a buyer of its own each, so that nobody has had enough confirmations. */
export async function requestOf({ key, kind }: RequestPlan): Promise<Request> {
  const headers = { [keyHeader]: key };
  const email = `${key}@poczta.example`;
  if (kind !== 'shop-order') return formRequest(kind, { fields: { ...forms[kind], email }, headers });
  const photos = Array.from({ length: partsOf[kind].photos }, () => photo);
  return orderRequest({ fields: { ...orders.portraits, email }, photos: await Promise.all(photos), headers });
}
