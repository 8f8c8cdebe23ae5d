import { Button } from '@/components/ui/button';
import { artist } from '@/content/artist';
import { type DatedEvent, stateSetBy } from '@/domain/order/events';
import { openSketch } from '@/domain/order/sketch';
import { endedStates } from '@/domain/order/states';
import { askedAt } from '@/domain/order/turn';
import { unturned } from '@/domain/text';
import { translator } from '@/messages/translator';
import { dayInWarsaw, isoDay, workingDaysAfter } from '../../platform/warsaw';
import { nearDate } from '../../submissions/views/dates';
import { ReplyForm, ReplyText } from './reply-form';
import { langOf, type View } from './view';

type Message = Extract<DatedEvent, { type: 'message' }>;

/** The browser comes back here after a message. */
export const threadId = 'messages';

const buyerOf = ({ status, locale }: View): string =>
  unturned(status.stored.describe(locale).row.name).trim().split(/\s/)[0] || translator(locale)('msg.you');

/** Null once the message was answered, or the order has ended since. */
function arrivedText({ status: { history }, locale, now }: View): string | null {
  const at = askedAt(history, 0);
  const ended = history.events.findLast((event) => endedStates.some((state) => state === stateSetBy(event)));
  if (at === null || (ended && ended.at >= at)) return null;
  const t = translator(locale);
  const days = artist.replyWorkingDays;
  return dayInWarsaw(now) > workingDaysAfter(at, days) ? t('msg.arrivedLate') : t('msg.arrived', { days });
}

/** What to correct of a picture is a message where it came too late. */
function withLate(view: View): View {
  const { refused, status } = view;
  const { correction } = refused?.fields ?? {};
  if (!refused || correction === undefined || openSketch(status.history)) return view;
  return { ...view, refused: { ...refused, fields: { text: correction } } };
}

export function Thread({ view }: { view: View }) {
  const { status, locale, now } = view;
  const t = translator(locale);
  const arrived = arrivedText(view);
  const messages = status.history.events.filter((event): event is Message => event.type === 'message');
  return (
    <section id={threadId} className="order-status__messages">
      <h2 className="h3">{t('msg.h')}</h2>
      {messages.length > 0 && (
        <ol className="order-status__thread t4 top-ink">
          {messages.map(({ position, from, text, at, english }) => (
            <li key={position}>
              <b className="strong">
                <bdi>{from === 'studio' ? t('msg.me') : buyerOf(view)}</bdi>
              </b>
              <time className="nowrap" dateTime={isoDay(at)}>
                {nearDate(at, locale, now)}
              </time>
              <p
                className="order-status__typed prose t1"
                lang={from === 'studio' ? langOf({ english }, locale) : undefined}
              >
                {unturned(text)}
              </p>
            </li>
          ))}
        </ol>
      )}
      {arrived && <p role="status">{arrived}</p>}
      <ReplyForm {...view} unseen={{ answer: 'message' }}>
        <ReplyText id="message-text" name="text" label={t('msg.label')} view={withLate(view)} />
        <p className="order-status__act">
          <Button type="submit" line>
            {t('msg.send')}
          </Button>
        </p>
      </ReplyForm>
    </section>
  );
}
