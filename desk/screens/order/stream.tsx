import { Fragment, type ReactNode } from 'react';
import { type DatedEvent, hasPicture } from '@/domain/order/events';
import { wordsIn } from '@/server/mail/letters/reply-letter';
import { dateText, dayText } from '@/server/submissions/views/dates';
import { wayLines } from '@/server/submissions/views/way-lines';
import type { Context } from '../../acts/act';
import type { Piece } from '../../shell/pieces';
import { letterState, type Writer } from '../../shell/stream-item';
import { formatPrice } from '../../sums';
import { type OrderRead, pathOf } from './read-order';

/** `what`: what happened; `text`: what was written with it. */
type Entry = Readonly<{ by: Writer; what: ReactNode; text?: string }>;
type Item = Entry & Readonly<{ at: number; children?: ReactNode }>;

const joined = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join('\n');

function entryOf(event: DatedEvent, name: string, { words, locale }: Context): Entry {
  const you = words('desk.order.you');
  const buyer = (
    <b>
      <bdi>{name}</bdi>
    </b>
  );
  switch (event.type) {
    case 'note':
      return { by: null, what: <b>{words('studio.status.note')}</b>, text: event.text };
    case 'message':
      return event.from === 'buyer'
        ? { by: 'buyer', what: buyer, text: event.text }
        : { by: 'artist', what: <b>{you}</b>, text: event.text };
    case 'early':
      return { by: 'buyer', what: words('studio.replies.early'), text: event.words };
    case 'withdrawal':
      return { by: 'buyer', what: words('studio.replies.withdrawn'), text: event.reason };
    case 'contact':
      return { by: null, what: words('studio.replies.contact') };
    case 'answer': {
      const what = `${words(`studio.replies.${event.answer}`)}, ${formatPrice(event.grosze, locale)}`;
      return { by: 'buyer', what, text: event.reason ?? '' };
    }
    case 'changeAnswer':
      return { by: 'buyer', what: words(`studio.replies.${event.answer}`), text: event.reason ?? '' };
    case 'change':
    case 'offer': {
      const facts = { price: formatPrice(event.grosze, locale), by: dayText(event.by, locale) };
      const what = words(`studio.status.${event.type}`, { ...facts, until: dateText(event.until, locale) });
      if (event.type === 'offer' && event.automatic)
        return { by: null, what: words('studio.status.automatic', { what }) };
      return { by: 'artist', what, text: joined(event.type === 'offer' ? event.terms.reason : '', event.note) };
    }
    case 'undo':
      return {
        by: null,
        what: words('studio.status.taken', { what: words(`studio.status.undoneWhat.${event.what}`) }),
      };
    case 'joined':
      return { by: 'buyer', what: words('desk.parcel.came', { reference: event.reference }) };
    case 'sendNow':
      return { by: null, what: words('studio.status.sentNow') };
    case 'review':
      return { by: 'buyer', what: buyer, text: event.text };
    case 'stand':
      return { by: null, what: words(event.stands ? 'desk.review.put' : 'desk.review.taken') };
    case 'reminder':
      return {
        by: null,
        what: words(`studio.status.reminder.${event.which}`, { sum: formatPrice(event.grosze, locale) }),
      };
    case 'payment': {
      const facts = { sum: formatPrice(event.grosze, locale), day: dayText(event.day, locale) };
      return { by: null, what: words(`studio.status.payment.${event.kind}`, facts), text: event.note };
    }
    case 'mark': {
      const state = words(event.way ? `studio.ways.${event.way.by}` : `studio.states.${event.state}`);
      const { grosze, by } = event.agreed ?? {};
      const sum = [grosze && formatPrice(grosze, locale), by && dayText(by, locale)].filter(Boolean).join(', ');
      return {
        by: event.note ? 'artist' : null,
        what: (
          <>
            {[state, sum].filter(Boolean).join(': ')}
            {wayLines(event.way ?? null, locale).map(({ text, page }) => (
              <Fragment key={text}>
                ,{' '}
                {page ? (
                  <a className="link" href={page} target="_blank" rel="noreferrer">
                    {text}
                  </a>
                ) : (
                  text
                )}
              </Fragment>
            ))}
          </>
        ),
        text: joined(event.picture ?? '', event.note),
      };
    }
  }
}

function itemsOf(read: OrderRead): readonly Item[] {
  const { order, events, letters, written, photos, name, context } = read;
  const { words } = context;
  const confirmation = letters.find(({ kind }) => kind === 'buyer');
  const letterOf = (position: number) => letters.find(({ kind, part }) => kind === 'update' && part === position);
  const arrived =
    order.kind === 'by-hand' ? words('desk.order.writtenDown') : words('desk.order.arrived', { n: photos.length });
  const items: readonly Item[] = [
    { at: order.created_at, by: null, what: arrived },
    ...(confirmation?.sent_at ? [{ at: confirmation.sent_at, by: null, what: words('desk.order.confirmed') }] : []),
    ...written.map((letter): Item => {
      const what = (
        <>
          <b>{words('desk.order.you')}</b>, {letterState(letter, context)}
        </>
      );
      return { at: letter.at, by: 'artist', what, text: wordsIn(letter.content) };
    }),
    ...events.map((event): Item => {
      const entry = entryOf(event, name, context);
      const letter = letterOf(event.position);
      const what = letter ? (
        <>
          {entry.what}, <span className="quiet">{letterState(letter, context)}</span>
        </>
      ) : (
        entry.what
      );
      const src = `${pathOf(read)}/pictures/${event.position}`;
      // the picture of what was taken back is gone
      const children =
        hasPicture(event) &&
        read.history.events.includes(event) &&
        (read.damagedPictures.has(event.position) ? (
          <p className="said said--bad">{words('desk.order.pictureDamaged')}</p>
        ) : (
          <img className="stream-pic" src={src} alt={words('desk.order.shownPicture')} loading="lazy" />
        ));
      return { ...entry, what, at: event.at, children };
    }),
  ];
  return items.toSorted((one, other) => other.at - one.at);
}

export const streamPart = (read: OrderRead): Piece => ({
  heading: read.context.words('desk.order.stream'),
  of: [
    {
      stream: itemsOf(read).map((item) => ({ ...item, lang: item.by ? read.order.language : undefined })),
    },
  ],
});
