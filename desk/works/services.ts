import type { Content } from '@/content/schema';
import type { NoticeSubject } from '@/domain/forms/opening-notice';

type Table = Content<'services.json'>;

/** What can be open or closed: each service, and the whole shop. */
export type Service = NoticeSubject;
/** `date`: until when it is closed, or when it is free next: a day, a month or null. */
export type ServiceState = Readonly<{ state: 'open' | 'waiting' | 'closed'; date: string | null }>;

export const isMonth = (date: string): boolean => /^\d{4}-\d\d$/.test(date);

export function stateIn({ services, nextFree, shopRest }: Table, about: Service): ServiceState {
  if (about === 'shop') return { state: shopRest.resting ? 'closed' : 'open', date: shopRest.until };
  return { state: services[about], date: nextFree[about] };
}

/** The table with a service opened, closed or on its waiting list; or why that cannot be. */
export function withState(now: Table, about: Service, { state, date }: ServiceState): Table | 'shopOnly' | 'needsDay' {
  if (about !== 'shop') {
    const services = { ...now.services, [about]: state };
    return { ...now, services, nextFree: { ...now.nextFree, [about]: date } };
  }
  if (state === 'waiting') return 'shopOnly';
  if (date && isMonth(date)) return 'needsDay';
  return { ...now, shopRest: { resting: state === 'closed', until: state === 'closed' ? date : null } };
}
