import type { OrderType } from '@/content/order';
import { type Service, type ServiceState, services, shopRest } from '@/content/services';
import { pictures } from '@/content/shop';
import type { ShopPicture } from '@/content/types';
import type { FormKind } from '../api';
import type { ProblemCode } from '../problems';

/** What visitors are told of a service that is not open: that orders go on a list, or that there is none now (SHOP-8). */
export type Pause = Exclude<ServiceState, 'open'>;
export type Hold = 'sold' | 'reserved' | 'closed';

/** What the answers depend on. Tests pass their own. */
export type Offer = Readonly<{ pictures: readonly ShopPicture[]; services: typeof services }>;
const offer: Offer = { pictures, services };

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
export function pauseOf(service: Service | null, states: Offer['services'] = services): Pause | null {
  if (shopRest.resting && service !== 'lessons') return 'closed';
  const state = service === null ? 'open' : states[service];
  return state === 'open' ? null : state;
}

/** The same for a part of the shop, where the rest of the whole shop is told once, above. */
export const pauseShown = (service: Service | null): Pause | null => (shopRest.resting ? null : pauseOf(service));

export const isClosed = (service: Service | null, states?: Offer['services']): boolean =>
  pauseOf(service, states) === 'closed';

/** True where the form takes nothing now. A letter to the artist is no order: it can be written at any time. */
export const isClosedForm = (kind: FormKind, states?: Offer['services']): boolean =>
  kind !== 'contact' && isClosed(serviceOfForm[kind], states);

/** Null where the picture can be bought. Only an original can be sold or reserved (SHOP-6). */
export const unavailableAs = ({
  delivers,
  state,
}: Pick<ShopPicture, 'delivers' | 'state'>): 'sold' | 'reserved' | null =>
  delivers === 'original' && state !== 'available' ? state : null;

export function holdOf(type: OrderType, number: number | null, { pictures, services } = offer): Hold | null {
  const picture = type === 'picture' ? pictures.find((candidate) => candidate.number === number) : undefined;
  const gone = picture && unavailableAs(picture);
  return gone ?? (isClosed(serviceOf[type], services) ? 'closed' : null);
}

/** The problem that answers an order which is sent in spite of a hold. */
export const holdProblems = {
  sold: 'order.sold',
  reserved: 'order.reserved',
  closed: 'service.closed',
} as const satisfies Record<Hold, ProblemCode>;

/** True for a state that makes no sense: a file or a print cannot be sold out (SHOP-6). */
export const misplacedState = ({ delivers, state }: Pick<ShopPicture, 'delivers' | 'state'>): boolean =>
  delivers !== 'original' && state !== 'available';

/** The picture that opens the shop: the first one that can be bought. Null where all are gone. */
export const openingPicture = (from: readonly ShopPicture[] = pictures): ShopPicture | null =>
  from.find((picture) => unavailableAs(picture) === null) ?? null;

/** The pictures of the first rail: all of them, the one that opens the shop last, because it was just seen (SHOP-1). */
export function onShelf(from: readonly ShopPicture[] = pictures): readonly ShopPicture[] {
  const opening = openingPicture(from);
  return opening ? [...from.filter((picture) => picture !== opening), opening] : from;
}
