import { PauseNote } from '@/components/ui/pause-note';
import { nextFree, type Service } from '@/content/services';
import { pauseOf } from '@/domain/shop/availability';
import { type Locale, regions } from '@/i18n/locales';
import { translator } from '@/messages/translator';

const written = (date: string, locale: Locale, parts: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(regions[locale], { ...parts, timeZone: 'UTC' }).format(new Date(date));

/** @example freeText('2027-03', 'pl') // 'marzec' @example freeText('2027-01-15', 'pl') // '15 stycznia' */
export const freeText = (date: string, locale: Locale): string =>
  isMonth(date) ? written(date, locale, { month: 'long' }) : dayText(date, locale);

export const isMonth = (date: string): boolean => date.length === '2027-03'.length;

/** @param day as in content. @example dayText('2027-01-07', 'en') // '7 January' */
export const dayText = (day: string, locale: Locale): string => written(day, locale, { day: 'numeric', month: 'long' });

type Props = Readonly<{ service: Service; locale: Locale }>;

export function nextDate({ service, locale }: Props): string | null {
  const month = nextFree[service];
  if (month === null || pauseOf(service)) return null;
  return translator(locale)('shop.nextDate', { month: freeText(month, locale) });
}

export function waitWords({ service, locale }: Props): string {
  const t = translator(locale);
  const month = nextFree[service];
  return month === null ? t('hold.waiting') : t('shop.waitState', { month: freeText(month, locale) });
}

/** Whether there is anything to know: an ordinary service that is open says nothing. */
export const hasNote = (service: Service): boolean => pauseOf(service) !== null || nextFree[service] !== null;

export function ServiceNote(props: Props) {
  const { service, locale } = props;
  const about = service === 'lessons' ? 'lessons' : 'orders';
  if (pauseOf(service) === 'waiting')
    return <PauseNote state="waiting" word={waitWords(props)} text={translator(locale)(`hold.${about}.waiting`)} />;
  const next = nextDate(props);
  return next && <p className="small">{next}</p>;
}
