import { Ring } from '@/components/ui/ring';
import { artist } from '@/content/artist';
import { agreedOffer, hasExpired, type Step, stepsOf } from '@/domain/order/status';
import { isPainted, isThere } from '@/domain/order/thing';
import { translator } from '@/messages/translator';
import { workingDaysAfter } from '../../platform/warsaw';
import { isoDay, shortDate } from '../../submissions/views/dates';
import { stateWords } from '../../submissions/views/say';
import type { Shown } from './shown';

/** What a step says below its name; the first two say it as long as they stand there. */
function sentenceOf({ state, isNow }: Step, { status, locale, now }: Shown): string | null {
  const t = translator(locale);
  const n = status.photos.length;
  const { choice } = status.stored.order(locale);
  if (state === 'received' || state === 'read') return t(`status.now.${state}`, { n });
  if (!isNow) return null;
  if (state === 'offer') return t(hasExpired(status.history, now) ? 'status.now.expired' : 'status.now.offer');
  return state === 'in-work' && isPainted(choice) ? t('status.now.work') : null;
}

/** The day by which a step that is still to come is reached, as far as one can know, as `2026-12-20`. */
function dueOf({ state, at }: Step, { history }: Shown['status']): string | null {
  if (at !== null) return null;
  const agreed = agreedOffer(history);
  if (state === 'offer') return workingDaysAfter(history.receivedAt, artist.replyWorkingDays);
  if (state === 'sent') return agreed?.by ?? null;
  return state === 'done' ? (agreed?.terms?.arrives ?? null) : null;
}

/** Where the order is: stickers on a line, those of the past and the present filled. */
export function Steps(shown: Shown) {
  const { status, locale } = shown;
  const t = translator(locale);
  const { choice } = status.stored.order(locale);
  return (
    <ol className="order-status__steps" aria-label={t('status.steps')}>
      {stepsOf(status.history, !isThere(choice)).map((step) => {
        const { state, at, isNow } = step;
        const due = dueOf(step, status);
        const sentence = at === null ? null : sentenceOf(step, shown);
        return (
          <li key={state} data-past={at === null ? undefined : ''} aria-current={isNow ? 'step' : undefined}>
            <Ring />
            <span>
              <b>{stateWords(state, choice, locale)}</b>
              {sentence && <span>{sentence}</span>}
            </span>
            {at !== null && <time dateTime={isoDay(at)}>{shortDate(at, locale)}</time>}
            {due && <time dateTime={due}>{t('status.by', { date: shortDate(Date.parse(due), locale) })}</time>}
          </li>
        );
      })}
    </ol>
  );
}
