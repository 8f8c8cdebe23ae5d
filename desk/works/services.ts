import type { Content } from '@/content/schema';
import type { NoticeSubject } from '@/domain/forms/opening-notice';
import type { Locale } from '@/i18n/locales';
import { dayInWarsaw } from '@/server/platform/warsaw';
import { dayOf } from '../typed-amounts';
import type { Changes, ContentDesk } from './checkout';
import { called } from './named';
import { fileOf } from './tables';

/** What can be open or closed: each service, and the whole shop. */
export type Service = NoticeSubject;
/** `date`: until when it is closed, or when it is free next: a day, a month or null. */
export type ServiceState = Readonly<{ state: 'open' | 'waiting' | 'closed'; date: string | null }>;

export const serviceNamed = (typed: string): Service | undefined =>
  called(typed, {
    portraits: ['portrety', 'portrety na zamówienie'],
    'custom-pictures': ['obrazy', 'obrazy na zamówienie', 'paintings'],
    posters: ['plakaty'],
    lessons: ['lekcje', 'zajęcia', 'kursy'],
    shop: ['sklep'],
  });

const isMonth = (date: string): boolean => /^\d{4}-\d\d$/.test(date);

/** A day or a month as it is typed, none that is over. @returns undefined where it is neither */
export function dateTyped(typed: string, now: number): string | undefined {
  const [, month = '', year = ''] = /^(\d{1,2})\.(\d{4})$/.exec(typed.trim()) ?? [];
  const date = year ? `${year}-${month.padStart(2, '0')}` : typed.trim();
  if (!isMonth(date)) return dayOf(date, now) ?? undefined;
  return date >= dayInWarsaw(now).slice(0, date.length) && Number(date.slice(-2)) <= 12 ? date : undefined;
}

export function dateWords(date: string, locale: Locale): string {
  const parts = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : 'pl', {
    ...parts,
    ...(isMonth(date) ? {} : { day: 'numeric' as const }),
  }).format(new Date(date));
}

type Table = Content<'services.json'>;

/** As the tables have it now: it may not be published yet. */
export function stateNow(desk: ContentDesk, about: Service): ServiceState {
  const { services, nextFree, shopRest }: Table = fileOf(desk, 'services.json');
  if (about === 'shop') return { state: shopRest.resting ? 'closed' : 'open', date: shopRest.until };
  return { state: services[about], date: nextFree[about] };
}

/** The changes that open or close it; or why that cannot be. */
export function servicesChanged(
  desk: ContentDesk,
  about: Service,
  { state, date }: ServiceState,
): Changes | 'shopOnly' | 'needsDay' {
  const now: Table = fileOf(desk, 'services.json');
  if (about !== 'shop') {
    const services = { ...now.services, [about]: state };
    return new Map([['services.json', { ...now, services, nextFree: { ...now.nextFree, [about]: date } }]]);
  }
  if (state === 'waiting') return 'shopOnly';
  if (date && isMonth(date)) return 'needsDay';
  const shopRest = { resting: state === 'closed', until: state === 'closed' ? date : null };
  return new Map([['services.json', { ...now, shopRest }]]);
}
