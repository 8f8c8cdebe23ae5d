import type { ReactNode } from 'react';
import { Fold } from '@/components/ui/fold';
import { orderPicturePath } from '@/domain/api';
import { type DatedEvent, hasPicture } from '@/domain/order/events';
import { paymentsIn } from '@/domain/order/payments';
import { type OrderState, states, statesThat } from '@/domain/order/states';
import { agreedOffer, lastOffer, openOffer, stateOf, wayOf } from '@/domain/order/status';
import { isPainted } from '@/domain/order/thing';
import { formatPrice } from '@/domain/shop/price-format';
import { unturned } from '@/domain/text';
import type { Locale } from '@/i18n/locales';
import { translator } from '@/messages/translator';
import { nearDate } from '../../submissions/views/dates';
import { stateWords } from '../../submissions/views/say';
import { leadText } from '../../submissions/views/state-lines';
import { wayLines } from '../../submissions/views/way-lines';
import { AnsweredChange, OpenChange } from './change';
import { NextPayment } from './due';
import { Files } from './files';
import { ExpiredOffer, Lines, OpenOffer, Terms } from './offer';
import { Payments } from './payments';
import { Ordered } from './preview';
import { stepPath } from './reply-form';
import { ReviewPart } from './review';
import { Sketch } from './sketch';
import { isWithdrawn, langOf, moneyOn, type View } from './view';

type Mark = Extract<DatedEvent, { type: 'mark' }>;

/** Without the stop, comma or bracket behind it. */
const address = /(https?:\/\/\S*[^\s.,;:!?)\]}>'"”’»])/;

/** An address in it, as of a parcel, is a link. */
const Note = ({ mark, locale }: { mark: Mark; locale: Locale }) => (
  <p className="order-status__typed" lang={langOf(mark, locale)}>
    {mark.note.split(address).map((part, index) =>
      index % 2 === 0 ? (
        part
      ) : (
        <a key={part} href={part} rel="noreferrer">
          {part}
        </a>
      ),
    )}
  </p>
);

function OnItsWay({ view: { status, locale } }: { view: View }) {
  const way = wayOf(status.history);
  const lines = way?.by === 'file' ? [] : wayLines(way, locale);
  if (lines.length === 0) return null;
  const linkTo = (page: string, text: string) => (
    <a href={page} rel="noreferrer">
      {text}
    </a>
  );
  return <Lines lines={lines.map(({ label, text, page }) => [label, page ? linkTo(page, text) : text])} />;
}

function Pictures({ view }: { view: View }) {
  const { status, locale, now } = view;
  const { choice } = status.stored.order(locale);
  const pictures = status.history.events.filter(hasPicture).toReversed();
  if (pictures.length === 0) return null;
  return (
    <div className="order-status__pictures g4 t6">
      {pictures.map((mark) => {
        const { position, picture, state, at } = mark;
        const title = picture || stateWords(state, { ...choice, way: mark.way ?? null }, locale);
        const lang = picture ? langOf(mark, locale) : undefined;
        const address = orderPicturePath(status.token, position);
        return (
          <figure key={position}>
            {status.damaged.has(position) ? (
              <p>{translator(locale)('status.damaged')}</p>
            ) : (
              <a className="block" href={address}>
                <img src={address} alt={title} lang={lang} />
              </a>
            )}
            <figcaption className="cap quiet t2">
              <bdi lang={lang}>{title}</bdi>, {nearDate(at, locale, now)}
            </figcaption>
          </figure>
        );
      })}
    </div>
  );
}

const AgreementLink = ({ view: { status, locale } }: { view: View }) =>
  status.contracts.length > 0 && (
    <p className="t6">
      <a href={stepPath(status, locale, 'agreement')}>{translator(locale)('status.agreement.link')}</a>
    </p>
  );

function Progress({ view }: { view: View }) {
  const { status, locale, now } = view;
  const { history, stored, photos } = status;
  const { name, choice } = stored.order(locale);
  const state = stateOf(history);
  const marks = history.events.filter((event): event is Mark => event.type === 'mark');
  const noteOf = (one: OrderState) => marks.findLast((mark) => mark.state === one && mark.note);
  // the number of a parcel is of use until it is unpacked
  const { hasSketch, hasLeft } = states[state];
  const others = hasLeft ? statesThat((row) => row.hasLeft).filter((one) => one !== state) : [];
  const notes = [state, ...others].map(noteOf).filter((mark) => mark !== undefined);
  const agreed = agreedOffer(history);
  const about = { money: moneyOn(status, now), thing: choice, photos: photos.length, now };
  const lead = isWithdrawn(status) ? null : leadText(history, about, locale);
  return (
    <>
      <h2 className="h2">{stateWords(state, { ...choice, way: wayOf(history) }, locale)}</h2>
      {agreed &&
        (history.events.some(hasPicture) ? (
          <p>
            <b>
              <bdi>{unturned(name)}</bdi>
            </b>
          </p>
        ) : (
          <Ordered {...view} />
        ))}
      {lead && <p>{lead}</p>}
      <AnsweredChange view={view} />
      {hasSketch && isPainted(choice) && !marks.some(({ asks }) => asks) && (
        <p>{translator(locale)('status.now.work')}</p>
      )}
      <Pictures view={view} />
      {hasSketch && <Sketch view={view} />}
      <OnItsWay view={view} />
      <Files view={view} />
      {notes.map((mark) => (
        <Note key={mark.position} mark={mark} locale={locale} />
      ))}
      <Payments view={view} />
      <NextPayment view={view} />
      <ReviewPart view={view} />
      {agreed ? (
        <Fold head={translator(locale)('status.agreement.fold', { sum: formatPrice(agreed.grosze, locale) })}>
          <Terms offer={agreed} view={view} />
          <AgreementLink view={view} />
        </Fold>
      ) : (
        <AgreementLink view={view} />
      )}
    </>
  );
}

function contentOf(view: View): ReactNode {
  const { history } = view.status;
  const { panel } = states[stateOf(history)];
  const offer = lastOffer(history);
  if (panel === 'progress') return <Progress view={view} />;
  if (panel === 'payments' || !offer) return paymentsIn(history).length > 0 ? <Payments view={view} /> : null;
  return openOffer(history, view.now) ? (
    <OpenOffer offer={offer} view={view} />
  ) : (
    <ExpiredOffer offer={offer} view={view} />
  );
}

export function Panel({ view }: { view: View }) {
  const content = contentOf(view);
  return (
    content && (
      <>
        <OpenChange view={view} />
        <section className="order-status__panel">{content}</section>
      </>
    )
  );
}
