import type { OrderType } from '@/content/order';
import { type Service, services } from '@/content/services';
import { paintingSamples, pictures } from '@/content/shop';
import type { ShopPicture } from '@/content/types';
import type { FormKind } from './forms/kinds';
import type { ProblemCode } from './problems';

/** Why a service takes nothing now. */
export type Pause = 'waiting' | 'closed';
/** Why a work cannot be ordered now. */
export type Hold = 'sold' | 'reserved' | Pause;

/** What the answers depend on; a test hands in its own. */
export type Offer = Readonly<{ pictures: readonly ShopPicture[]; services: typeof services }>;
const offer: Offer = { pictures, services };

/** What an order of this type asks of the artist; a finished picture asks nothing. */
const serviceOf: Readonly<Record<OrderType, Service | null>> = {
  picture: null,
  portraits: 'portraits',
  'custom-pictures': 'custom-pictures',
  posters: 'posters',
};

const serviceOfForm: Readonly<Record<FormKind, Service | null>> = {
  contact: null,
  'registration-lessons': 'lessons',
  orders: 'custom-pictures',
};

/** Null where the service is open, as no service at all is. */
export function pauseOf(service: Service | null, states: Offer['services'] = services): Pause | null {
  const state = service === null ? 'open' : states[service];
  return state === 'open' ? null : state;
}

export const pauseOfForm = (kind: FormKind, states?: Offer['services']): Pause | null =>
  pauseOf(serviceOfForm[kind], states);

/** Null where the picture can be bought. Only an original can be gone (readings 3). */
export const goneAs = ({ delivers, state }: Pick<ShopPicture, 'delivers' | 'state'>): 'sold' | 'reserved' | null =>
  delivers === 'original' && state !== 'available' ? state : null;

/** What stands between a buyer and this order, or null. `number` is the item's, null where none is chosen. */
export function holdOf(type: OrderType, number: number | null, { pictures, services } = offer): Hold | null {
  const picture = type === 'picture' ? pictures.find((candidate) => candidate.number === number) : undefined;
  return picture ? goneAs(picture) : pauseOf(serviceOf[type], services);
}

/** How a hold is refused where somebody sends an order all the same. */
export const holdProblems = {
  sold: 'order.sold',
  reserved: 'order.reserved',
  waiting: 'service.waiting',
  closed: 'service.closed',
} as const satisfies Record<Hold, ProblemCode>;

/** The painting sample that shows the same work, for "something similar"; null where there is none. */
export const sampleLike = ({ artwork }: Pick<ShopPicture, 'artwork'>): number | null =>
  paintingSamples.find((sample) => sample.artwork === artwork)?.number ?? null;

/** A state that says nothing: a file or a print never runs out (readings 3). */
export const misplacedState = ({ delivers, state }: Pick<ShopPicture, 'delivers' | 'state'>): boolean =>
  delivers !== 'original' && state !== 'available';
