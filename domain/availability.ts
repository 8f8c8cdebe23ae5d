import type { OrderType } from '@/content/order';
import { type Service, services } from '@/content/services';
import { paintingSamples, pictures } from '@/content/shop';
import type { ShopPicture } from '@/content/types';
import type { Locale } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import type { FormKind } from './forms/kinds';
import type { ProblemCode } from './problems';

/** Why a service takes no orders now. */
export type Pause = 'waiting' | 'closed';
/** Why a work cannot be ordered now. */
export type Hold = 'sold' | 'reserved' | Pause;

/** What the answers depend on. Tests pass their own. */
export type Offer = Readonly<{ pictures: readonly ShopPicture[]; services: typeof services }>;
const offer: Offer = { pictures, services };

/** The service that an order of this type needs. A finished picture needs none. */
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

/** Null where the service is open, and where none is needed. */
export function pauseOf(service: Service | null, states: Offer['services'] = services): Pause | null {
  const state = service === null ? 'open' : states[service];
  return state === 'open' ? null : state;
}

export const pauseOfForm = (kind: FormKind, states?: Offer['services']): Pause | null =>
  pauseOf(serviceOfForm[kind], states);

/** Null where the picture can be bought. Only an original can be sold or reserved (SHOP-6). */
export const unavailableAs = ({
  delivers,
  state,
}: Pick<ShopPicture, 'delivers' | 'state'>): 'sold' | 'reserved' | null =>
  delivers === 'original' && state !== 'available' ? state : null;

/** Why this order cannot be placed now, or null. `number` is the item's, null where none is chosen. */
export function holdOf(type: OrderType, number: number | null, { pictures, services } = offer): Hold | null {
  const picture = type === 'picture' ? pictures.find((candidate) => candidate.number === number) : undefined;
  return picture ? unavailableAs(picture) : pauseOf(serviceOf[type], services);
}

/** The problem that answers an order which is sent in spite of a hold. */
export const holdProblems = {
  sold: 'order.sold',
  reserved: 'order.reserved',
  waiting: 'service.waiting',
  closed: 'service.closed',
} as const satisfies Record<Hold, ProblemCode>;

/**
 * The address where something similar can be ordered: in the style of the sample that shows the same work, if there is
 * one.
 * @returns null while no paintings are made to order
 */
export function similarPath(
  { artwork }: Pick<ShopPicture, 'artwork'>,
  locale: Locale,
  states?: Offer['services'],
): string | null {
  const type = 'custom-pictures';
  if (pauseOf(type, states)) return null;
  const sample = paintingSamples.find((candidate) => candidate.artwork === artwork);
  return sample ? pathTo('orderItem', locale, { type, id: sample.number }) : pathTo('order', locale, { type });
}

/** True for a state that makes no sense: a file or a print cannot be sold out (SHOP-6). */
export const misplacedState = ({ delivers, state }: Pick<ShopPicture, 'delivers' | 'state'>): boolean =>
  delivers !== 'original' && state !== 'available';
