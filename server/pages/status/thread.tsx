import { Button } from '@/components/ui/button';
import { artist } from '@/content/artist';
import type { DatedEvent } from '@/domain/order/events';
import { unturned } from '@/domain/text';
import { translator } from '@/messages/translator';
import { isoDay, nearDate } from '../../submissions/views/dates';
import { ReplyForm, ReplyText } from './reply-form';
import { langOf, type Shown } from './shown';

type Message = Extract<DatedEvent, { type: 'message' }>;

/** The section's id, to which the browser comes back after a message. */
export const threadId = 'messages';

/** The first name that the buyer gave. */
const buyerOf = ({ status, locale }: Shown): string =>
  unturned(status.stored.describe(locale).row.name).trim().split(/\s/)[0] || translator(locale)('msg.you');

/** What was written both ways, oldest first, and the place to write. */
export function Thread({ shown }: { shown: Shown }) {
  const { status, locale, now } = shown;
  const t = translator(locale);
  const messages = status.history.events.filter((event): event is Message => event.type === 'message');
  return (
    <section id={threadId} className="order-status__messages">
      <h2 className="h3">{t('msg.h')}</h2>
      {messages.length > 0 && (
        <ol className="order-status__thread">
          {messages.map(({ position, from, text, at, english }) => (
            <li key={position}>
              <b>{from === 'studio' ? t('msg.me') : buyerOf(shown)}</b>
              <time dateTime={isoDay(at)}>{nearDate(at, locale, now)}</time>
              <p className="order-status__typed" lang={from === 'studio' ? langOf({ english }, locale) : undefined}>
                {unturned(text)}
              </p>
            </li>
          ))}
        </ol>
      )}
      {messages.at(-1)?.from === 'buyer' && <p role="status">{t('msg.arrived', { days: artist.replyWorkingDays })}</p>}
      <ReplyForm {...shown} unseen={{ answer: 'message' }}>
        <ReplyText id="message-text" name="text" label={t('msg.label')} shown={shown} />
        <p className="order-status__act">
          <Button type="submit" line>
            {t('msg.send')}
          </Button>
        </p>
      </ReplyForm>
    </section>
  );
}
