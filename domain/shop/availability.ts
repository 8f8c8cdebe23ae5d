import type { OrderType } from '@/content/order';
import { type Service, type ServiceState, services, shopRest } from '@/content/services';
import { pictures } from '@/content/shop';
import type { ShopPicture } from '@/content/types';
import type { FormKind } from '../api';
import type { ProblemCode } from '../problems';

/** Orders go on a list, or there is none now (SHOP-8). */
type Pause = Exclude<ServiceState, 'open'>;
export type Hold = 'sold' | 'reserved' | 'closed';

export const serviceOf: Readonly<Record<OrderType, Service | null>> = {
  picture: null,
  portraits: 'portraits',
  'custom-pictures': 'custom-pictures',
  posters: 'posters',
};

export const serviceOfForm: Readonly<Record<FormKind, Service | null>> = {
  contact: null,
  'registration-lessons': 'lessons',
  orders: 'custom-pictures',
};

/** Null where the service is open, and where none is needed. The shop's rest closes all but lessons. */
export function pauseOf(service: Service | null): Pause | null {
  if (shopRest.resting && service !== 'lessons') return 'closed';
  const state = service === null ? 'open' : services[service];
  return state === 'open' ? null : state;
}

/** Without the rest of the whole shop, which the page shows once, above. */
export const pauseShown = (service: Service | null): Pause | null => (shopRest.resting ? null : pauseOf(service));

export const isClosed = (service: Service | null): boolean => pauseOf(service) === 'closed';

/** A letter to the artist is no order: it can be written at any time. */
export const isClosedForm = (kind: FormKind): boolean => kind !== 'contact' && isClosed(serviceOfForm[kind]);

/** Null where the picture can be bought. Only an original can be sold or reserved (SHOP-6). */
export const unavailableAs = ({
  delivers,
  state,
}: Pick<ShopPicture, 'delivers' | 'state'>): 'sold' | 'reserved' | null =>
  delivers === 'original' && state !== 'available' ? state : null;

export function holdOf(type: OrderType, number: number | null): Hold | null {
  const picture = type === 'picture' ? pictures.find((candidate) => candidate.number === number) : undefined;
  const gone = picture && unavailableAs(picture);
  return gone ?? (isClosed(serviceOf[type]) ? 'closed' : null);
}

/** For an order that is sent in spite of a hold. */
export const holdProblems = {
  sold: 'order.sold',
  reserved: 'order.reserved',
  closed: 'service.closed',
} as const satisfies Record<Hold, ProblemCode>;

/** A file or a print cannot be sold out (SHOP-6). */
export const misplacedState = ({ delivers, state }: Pick<ShopPicture, 'delivers' | 'state'>): boolean =>
  delivers !== 'original' && state !== 'available';

export const openingPicture = (): ShopPicture | null =>
  pictures.find((picture) => unavailableAs(picture) === null) ?? null;

/** All pictures, the one that opens the shop last, because it was just seen (SHOP-1). */
export function onShelf(): readonly ShopPicture[] {
  const opening = openingPicture();
  return opening ? [...pictures.filter((picture) => picture !== opening), opening] : pictures;
}
