import type { OrderType } from '@/content/order';
import { deliveryFrom, usualWeeks } from '@/content/terms';
import { isMailbox } from '../contact-hints';
import { holdOf, pauseOf, serviceOf } from '../shop/availability';
import { sizesOffered } from '../shop/prints';
import { isOffered } from './asked';
import { destinationIn } from './destination';
import type { OrderEvent } from './events';
import type { Delivery, OrderDraft } from './order';
import type { Price } from './price';
import { sheetsFor } from './size';

/** The artist switches each off by itself. */
type Kind = 'file' | 'print';

const kinds: Readonly<Partial<Record<OrderType, readonly Kind[]>>> = { picture: ['file'], posters: ['file', 'print'] };

const kindOf = ({ type, medium }: OrderDraft): Kind | undefined => kinds[type]?.find((kind) => kind === medium);

/** `price`: as the form showed it; `with`: the order whose parcel it is to share. */
type Order = Readonly<{ draft: OrderDraft; delivery: Delivery; price: Price; with?: object | undefined }>;

/** `offers`: the artist's switches. */
type Studio = Readonly<{ account: string | null; offers: Readonly<Record<Kind, boolean>> }>;

const isParcel = (draft: OrderDraft): boolean => kindOf(draft) !== 'file';

/** Why an order waits for the artist, in the order in which it is looked for (STATUS-28). */
const reasons = {
  kind: ({ draft }) => kindOf(draft) === undefined,
  switchedOff: ({ draft }, { offers }) => !offers[kindOf(draft) as Kind],
  account: (_, { account }) => account === null,
  gone: ({ draft }) => holdOf(draft.type, draft.item) !== null,
  paused: ({ draft }) => pauseOf(serviceOf[draft.type]) !== null,
  words: ({ draft }) => draft.wish.trim() !== '' || draft.comment.trim() !== '',
  size: ({ draft, price }) => price.from || draft.size === 'custom' || !isOffered(draft.size, sizesOffered(draft)),
  // also a sheet of another size than the artwork's
  attribute: ({ draft }) => kindOf(draft) === 'print' && draft.attributes.size !== sheetsFor(draft.size)[0],
  destination: ({ draft }) => isParcel(draft) && draft.destination === null,
  parcel: (order) => order.with !== undefined,
  // an address in another country than the one that was chosen: one of both is wrong
  address: ({ draft, delivery }) =>
    isParcel(draft) && (destinationIn(delivery.address) ?? draft.destination) !== draft.destination,
  email: ({ delivery }) => !isMailbox(delivery.email),
} as const satisfies Readonly<Record<string, (order: Order, studio: Studio) => boolean>>;
export type Reason = keyof typeof reasons;

/** @returns null: nothing is open, and the offer makes itself */
export const openIn = (order: Order, studio: Studio): Reason | null =>
  (Object.keys(reasons) as Reason[]).find((reason) => reasons[reason](order, studio)) ?? null;

/** In which the buyer can accept. */
const openDays = 7;
/** From acceptance until it is ready: a payment may need as long. */
const fileDays = 3;
const postDays = { pl: 5, eu: 10, world: 21 } as const;

/** `dayAfter`: so many days after the order; `endOf`: the last moment of a day, in ms. */
type Calendar = Readonly<{ dayAfter: (days: number) => string; endOf: (day: string) => number }>;

/** All of it is paid at once. */
export function automaticOffer(
  { draft, price }: Pick<Order, 'draft' | 'price'>,
  { dayAfter, endOf }: Calendar,
): OrderEvent {
  const to = isParcel(draft) ? draft.destination : null;
  const ready = openDays + (to ? usualWeeks[draft.type] * 7 : fileDays);
  const delivery = to ? deliveryFrom[to] : 0;
  const grosze = price.grosze + delivery;
  return {
    type: 'offer',
    grosze,
    by: dayAfter(ready),
    until: endOf(dayAfter(openDays)),
    note: '',
    terms: { delivery, deposit: grosze, arrives: to && dayAfter(ready + postDays[to]), reason: '' },
    automatic: true,
  };
}
