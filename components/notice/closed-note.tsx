import { PauseNote } from '@/components/ui/pause-note';
import { nextFree, type Service, shopRest } from '@/content/services';
import { noticeSubjectOf } from '@/domain/forms/opening-notice';
import type { Locale } from '@/i18n/locales';
import { bind } from '@/i18n/typography';
import { translator } from '@/messages/translator';
import { NoticeForm } from './notice-form';
import { dayText, freeText, isMonth } from './service-note';

export function restWords(locale: Locale): string {
  const t = translator(locale);
  const { until } = shopRest;
  return until === null ? t('shop.pausedOpen') : t('shop.paused', { date: bind(dayText(until, locale), locale) });
}

/** Why nothing can be ordered now, in a sentence. `service`: null for finished pictures. */
export function closedText(service: Service | null, locale: Locale): string {
  const t = translator(locale);
  const about = noticeSubjectOf(service);
  if (about === 'shop') return `${restWords(locale)} ${t('shop.pausedP')}`;
  return t(about === 'lessons' ? 'hold.lessons.closed' : 'hold.orders.closed');
}

export function closedWord(service: Service | null, locale: Locale): string {
  const t = translator(locale);
  const about = noticeSubjectOf(service);
  const date = about === 'shop' ? null : nextFree[about];
  if (date === null) return t('hold.closed');
  return t(isMonth(date) ? 'hold.closedMonth' : 'hold.closedUntil', { date: bind(freeText(date, locale), locale) });
}

type Props = Readonly<{ service: Service | null; locale: Locale }>;

/** In place of the form of a closed service: why, and a form for an e-mail when it opens (SHOP-9). */
export const ClosedNote = ({ service, locale }: Props) => (
  <PauseNote state="closed" word={closedWord(service, locale)} text={closedText(service, locale)}>
    <NoticeForm about={noticeSubjectOf(service)} locale={locale} />
  </PauseNote>
);
