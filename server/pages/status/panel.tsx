import type { ReactNode } from 'react';
import { orderPicturePath } from '@/domain/api';
import type { DatedEvent } from '@/domain/order/events';
import { agreedOffer, lastOffer, type Offer, openOffer, stateOf } from '@/domain/order/status';
import { formatPrice } from '@/domain/shop/price-format';
import { pathTo } from '@/i18n/pages';
import { translator } from '@/messages/translator';
import { regulationsHash } from '../../submissions/order-reply';
import { nearDate, noonOf } from './near-date';
import { Button, ReplyForm } from './reply-form';
import type { Shown } from './shown';

type Mark = Extract<DatedEvent, { type: 'mark' }>;

const Facts = ({ offer, label, shown: { locale, now } }: { offer: Offer; label: string; shown: Shown }) => (
  <>
    <div>
      <dt>{label}</dt>
      <dd className="num">{formatPrice(offer.grosze, locale)}</dd>
    </div>
    <div>
      <dt>{translator(locale)('offer.by')}</dt>
      <dd>{nearDate(noonOf(offer.by), locale, now)}</dd>
    </div>
  </>
);

/** What the artist writes, line by line as it was written. */
const Note = ({ text }: { text: string }) => (text ? <p className="typed">{text}</p> : null);

const OfferFacts = ({ offer, shown }: { offer: Offer; shown: Shown }) => {
  const t = translator(shown.locale);
  return (
    <dl>
      <Facts offer={offer} label={t('offer.price')} shown={shown} />
      {offer.note && (
        <div className="whole">
          <dt>{t('offer.note')}</dt>
          <dd className="typed">{offer.note}</dd>
        </div>
      )}
    </dl>
  );
};

/** The offer that waits, with its two answers. What is accepted is told with the answer. */
function OpenOffer({ offer, shown }: { offer: Offer; shown: Shown }) {
  const { locale, now } = shown;
  const t = translator(locale);
  const rules = (words: ReactNode) => <a href={pathTo('storeRegulations', locale)}>{words}</a>;
  return (
    <>
      <h2 className="h2">{t('offer.h')}</h2>
      <OfferFacts offer={offer} shown={shown} />
      <ReplyForm {...shown} unseen={{ offer: String(offer.position), regulations: regulationsHash }}>
        <div className="means">
          <div>
            <Button name="answer" value="accepted">
              {t('offer.yes')}
            </Button>
            <p>{t('offer.yesP')}</p>
          </div>
          <div>
            <Button name="answer" value="declined" line>
              {t('offer.no')}
            </Button>
            <p>{t('offer.noP')}</p>
          </div>
        </div>
      </ReplyForm>
      <p className="cap quiet">
        {t('offer.until', { date: nearDate(offer.until, locale, now) })} {t.rich('offer.terms', { a: rules })}
      </p>
    </>
  );
}

function Pictures({ marks, shown }: { marks: readonly Mark[]; shown: Shown }) {
  const { status, locale, now } = shown;
  const t = translator(locale);
  const pictures = marks.filter(({ picture }) => picture !== null);
  if (pictures.length === 0) return null;
  return (
    <div className="pictures">
      {pictures.map(({ position, picture, state, at }) => {
        const title = picture || t(`status.states.${state}`);
        return (
          <figure key={position}>
            <img src={orderPicturePath(status.token, position)} alt={title} />
            <figcaption className="cap quiet">
              {title}, {nearDate(at, locale, now)}
            </figcaption>
          </figure>
        );
      })}
    </div>
  );
}

/** How far the order is, once there is no offer to answer. */
function Progress({ shown }: { shown: Shown }) {
  const { history } = shown.status;
  const t = translator(shown.locale);
  const state = stateOf(history);
  const marks = history.events.filter((event): event is Mark => event.type === 'mark');
  const note = marks.findLast((mark) => mark.state === state && mark.note)?.note ?? '';
  const agreed = agreedOffer(history);
  const next = state === 'accepted' || state === 'declined' ? t(`offer.${state}`) : '';
  return (
    <>
      <h2 className="h2">{t(`status.states.${state}`)}</h2>
      <Note text={note} />
      <Note text={next} />
      <Pictures marks={marks} shown={shown} />
      {agreed && (
        <dl>
          <Facts offer={agreed} label={t('offer.agreed')} shown={shown} />
        </dl>
      )}
    </>
  );
}

/** An offer that nobody answered in its time: it can be read, and asked for anew. */
function ExpiredOffer({ offer, shown }: { offer: Offer; shown: Shown }) {
  const { locale, now } = shown;
  const t = translator(locale);
  return (
    <>
      <h2 className="h2">{t('offer.h')}</h2>
      <OfferFacts offer={offer} shown={shown} />
      <p>{t('offer.expired', { date: nearDate(offer.until, locale, now) })}</p>
    </>
  );
}

function contentOf(shown: Shown): ReactNode {
  const { history } = shown.status;
  const state = stateOf(history);
  const [offer, open] = [lastOffer(history), openOffer(history, shown.now)];
  if (open) return <OpenOffer offer={open} shown={shown} />;
  if (state === 'offer' && offer) return <ExpiredOffer offer={offer} shown={shown} />;
  return state === 'received' || state === 'read' ? null : <Progress shown={shown} />;
}

/** The one panel of the page: the offer, or how far the order is; none before there is anything to tell. */
export function Panel({ shown }: { shown: Shown }) {
  const content = contentOf(shown);
  return content && <section className="panel">{content}</section>;
}
