import months from '@/generated/content/nextFree.json' with { type: 'json' };
import states from '@/generated/content/services.json' with { type: 'json' };
import rest from '@/generated/content/shopRest.json' with { type: 'json' };
import type { Content } from './schema';

type Services = Content<'services.json'>;

/** What the artist can put on hold: the three kinds of orders, and the lessons. */
export type Service = keyof Services['services'];
export const serviceNames = [
  'portraits',
  'custom-pictures',
  'posters',
  'lessons',
] as const satisfies readonly Service[];

/** `waiting`: orders go on, to a list. `closed`: nothing can be ordered; visitors can ask to be told when it opens. */
export type ServiceState = Services['services'][Service];

/** A service's rail, buttons, forms and the server follow. */
export const services = states as Services['services'];

/** When each service is free next, or opens again where it is closed: a month or a day, as `2027-03` or `2027-01-15`; null says nothing. */
export const nextFree: Services['nextFree'] = months;

/** `resting` closes the whole shop; lessons go on. `until`: the day on which it opens again, as `2027-01-07`, or null. */
export const shopRest: Services['shopRest'] = rest;
