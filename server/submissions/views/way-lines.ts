import { carriers, trackingPage, type Way } from '@/domain/order/ways';
import type { Locale } from '@/i18n/locales';
import { translator } from '@/messages/translator';
import { dayText } from './dates';
import { sizeText } from './file-size';

/** `page`: where the parcel is followed. */
type WayLine = Readonly<{ label: string; text: string; page?: string | null }>;

export function wayLines(way: Way | null, locale: Locale): readonly WayLine[] {
  const t = translator(locale);
  if (way === null) return [];
  if (way.by === 'pickup')
    return [
      { label: t('way.place'), text: way.place },
      { label: t('way.day'), text: dayText(way.day, locale) },
    ];
  if (way.by === 'file') return [{ label: t('way.named'), text: `${way.name}, ${sizeText(way.bytes, locale)}` }];
  return [
    ...(way.carrier ? [{ label: t('way.carrier'), text: carriers[way.carrier].name }] : []),
    ...(way.number ? [{ label: t('way.number'), text: way.number, page: trackingPage(way) }] : []),
  ];
}
