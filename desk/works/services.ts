import type { Content } from '@/content/schema';
import type { NoticeSubject } from '@/domain/forms/opening-notice';
import { typedDay } from '@/domain/typed-day';
import { dayInWarsaw } from '@/server/platform/warsaw';

type Table = Content<'services.json'>;

export type Service = NoticeSubject;
/** `date`: until when it is closed, or when it is free next: a day, a month or null. */
export type ServiceState = Readonly<{ state: 'open' | 'waiting' | 'closed'; date: string | null }>;

const isMonth = (date: string): boolean => /^\d{4}-\d\d$/.test(date);

export function stateIn({ services, nextFree, shopRest }: Table, about: Service): ServiceState {
  if (about === 'shop') return { state: shopRest.resting ? 'closed' : 'open', date: shopRest.until };
  return { state: services[about], date: nextFree[about] };
}

export function withState(now: Table, about: Service, { state, date }: ServiceState): Table | 'shopOnly' | 'needsDay' {
  if (about !== 'shop') {
    const services = { ...now.services, [about]: state };
    return { ...now, services, nextFree: { ...now.nextFree, [about]: date } };
  }
  if (state === 'waiting') return 'shopOnly';
  if (date && isMonth(date)) return 'needsDay';
  return { ...now, shopRest: { resting: state === 'closed', until: state === 'closed' ? date : null } };
}

/** A day or a month (`3.2027`, `2027-03`) as it is typed, none that is over. @returns undefined where it is neither */
export function dateTyped(typed: string, now: number): string | undefined {
  const [, month = '', year = ''] = /^(\d{1,2})\.(\d{4})$/.exec(typed.trim()) ?? [];
  const date = year ? `${year}-${month.padStart(2, '0')}` : typed.trim();
  const known = isMonth(date) ? Number(date.slice(-2)) <= 12 && date : typedDay(date);
  return known && known >= dayInWarsaw(now).slice(0, known.length) ? known : undefined;
}

/** A day or a month as it is typed. @example shownDate('2027-01-15') // '15.1.2027' */
export const shownDate = (date: string): string => date.split('-').toReversed().map(Number).join('.');
