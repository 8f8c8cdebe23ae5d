import months from '@/generated/content/nextFree.json' with { type: 'json' };
import states from '@/generated/content/services.json' with { type: 'json' };
import rest from '@/generated/content/shopRest.json' with { type: 'json' };
import type { Content } from './schema';

type Services = Content<'services.json'>;

export type Service = keyof Services['services'];
/** `waiting`: orders go on, to a list. `closed`: nothing can be ordered; visitors can ask to be told when it opens. */
export type ServiceState = Services['services'][Service];

export const services = states as Services['services'];

/** Where a service is closed: when it opens again. As `2027-03` or `2027-01-15`, or null. */
export const nextFree: Services['nextFree'] = months;

/** `resting` closes the whole shop; lessons go on. `until`: the day on which it opens again, as `2027-01-07`, or null. */
export const shopRest: Services['shopRest'] = rest;
