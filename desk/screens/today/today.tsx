import type { ReactNode } from 'react';
import { lastOffer, stateOf } from '@/domain/order/status';
import { formatPrice } from '@/domain/shop/price-format';
import { dayInWarsaw } from '@/server/platform/warsaw';
import { unsentLetters } from '@/server/storage/queries/letters';
import { heldCount } from '@/server/storage/queries/listed';
import { dayText, nearDayText, weekdayText } from '@/server/submissions/views/dates';
import { type Work, workList } from '@/server/submissions/work';
import type { Context } from '../../acts/act';
import { ButtonLink, Icon, Part } from '../../shell/parts';
import type { Screen } from '../screen';
import { pictureOfWork, workBy } from '../work-picture';

type RowProps = Readonly<{ work: Work; context: Context }>;

/** Where a submission is worked on. */
export const pathOf = ({ submission: { reference }, history }: Work): string =>
  history ? `/orders/${reference}` : `/inbox/${reference}`;

/** Where the next act of a submission is. */
function nextPath(work: Work): string {
  const { next } = work.turn;
  if (next === 'offer' || next === 'newOffer') return `${pathOf(work)}/offer`;
  return `${pathOf(work)}#next`;
}

/** The day by which something is to be done. */
export const Due = ({ work: { turn }, context: { words, now, locale } }: RowProps) => {
  const { due } = turn;
  if (due === null) return null;
  const today = dayInWarsaw(now);
  if (due < today)
    return (
      <p className="due due--late">
        <Icon name="diamond" isSmall />
        {words('desk.today.late', { day: nearDayText(due, now, locale) })}
      </p>
    );
  const isToday = due === today;
  return (
    <p className={isToday ? 'due due--near' : 'due'}>
      {isToday ? words('desk.today.now') : nearDayText(due, now, locale)}
    </p>
  );
};

/** The buyer's first photo, else the work that was ordered, else that it is a letter. */
function Picture({ work, context }: RowProps) {
  const { submission, stored } = work;
  const artwork = workBy(stored?.order?.(context.locale).artwork ?? 0);
  const src = submission.photos > 0 ? `${pathOf(work)}/photos/1?small` : artwork && pictureOfWork(artwork).href;
  return (
    <span className="row-pic">
      {src && work.history ? <img src={src} alt="" loading="lazy" /> : <Icon name="inbox" />}
    </span>
  );
}

/** What a buyer asked and waits to be told; else what was ordered, and for how much. */
function What({ work, context: { words, locale } }: RowProps) {
  const { stored, history, turn } = work;
  const row = stored?.describe(locale).row;
  const asked = history?.events.findLast((event) => event.type === 'message' && event.from === 'buyer');
  if (turn.next === 'answer' && asked?.type === 'message')
    return <p className="row-what row-quote">{words('desk.today.quote', { text: asked.text })}</p>;
  const offer = history && lastOffer(history);
  const price = offer ? formatPrice(offer.grosze, locale) : row?.price;
  const card = stored?.order?.(locale);
  const state =
    history && ['received', 'read'].includes(stateOf(history))
      ? ''
      : history && words(`studio.states.${stateOf(history)}`);
  return (
    <p className="row-what">
      {card?.name ?? row?.what ?? words('studio.unreadable.row')}
      {price && (
        <>
          , <span className="nw">{price}</span>
        </>
      )}
      {state && `, ${state}`}
    </p>
  );
}

function Row({ work, context }: RowProps) {
  const { words, locale } = context;
  const isOwn = work.turn.waitsFor === 'artist';
  return (
    <li className={isOwn ? 'row' : 'row row--plain row--slim'}>
      {isOwn && <Picture work={work} context={context} />}
      <div className="row-main">
        <a className="row-name" href={pathOf(work)}>
          {work.stored?.describe(locale).row.name || work.submission.reference}
        </a>
        <What work={work} context={context} />
      </div>
      <div className="row-foot">
        <Due work={work} context={context} />
        {isOwn && (
          <ButtonLink to={nextPath(work)} isLine isSmall>
            {words(`desk.today.steps.${work.turn.next}`)}
          </ButtonLink>
        )}
      </div>
    </li>
  );
}

const Rows = ({ works, context }: Readonly<{ works: readonly Work[]; context: Context }>) => (
  <ul>
    {works.map((work) => (
      <Row key={work.submission.id} work={work} context={context} />
    ))}
  </ul>
);

/** One thing of the studio itself that waits: what, and where it is mended. */
const Other = ({ what, to, name }: Readonly<{ what: ReactNode; to: string; name: string }>) => (
  <li className="row row--plain row--slim">
    <div className="row-main">
      <a className="row-name" href={to}>
        {what}
      </a>
    </div>
    <div className="row-foot">
      <ButtonLink to={to} isLine isSmall>
        {name}
      </ButtonLink>
    </div>
  </li>
);

/** As many as are shown at once; the inbox has all. */
const most = 40;

/** What waits, by the day due, each with its next act. */
export const today: Screen = {
  path: '/',
  async show(context) {
    const { storage, now, words, locale } = context;
    const works = await workList(storage, now);
    const waiting = (who: 'artist' | 'buyer') => works.filter(({ turn }) => turn.waitsFor === who);
    const [own, buyers] = [waiting('artist'), waiting('buyer')];
    const parked = (await unsentLetters(storage)).filter(({ state }) => state === 'parked').length;
    const held = await heldCount(storage);
    const day = dayInWarsaw(now);
    return {
      ...{ title: words('desk.today.title'), place: 'today' },
      main: (
        <>
          <div className="today wall">
            <p className="today-date quiet">
              {words('desk.today.date', { weekday: weekdayText(day, locale), day: dayText(day, locale) })}
            </p>
            <h1>{words('desk.today.waiting', { n: own.length })}</h1>
          </div>
          <div className="split">
            <div>
              {own.length > 0 && (
                <Part heading={words('desk.today.own')} more={{ to: '/inbox', name: words('desk.today.all') }}>
                  <Rows works={own.slice(0, most)} context={context} />
                  {own.length > most && (
                    <p className="part-note">{words('desk.today.more', { n: own.length - most })}</p>
                  )}
                </Part>
              )}
            </div>
            <div>
              {buyers.length > 0 && (
                <Part heading={words('desk.today.buyers')} count={buyers.length}>
                  <Rows works={buyers.slice(0, most)} context={context} />
                </Part>
              )}
              {parked + held > 0 && (
                <Part heading={words('desk.today.letters')}>
                  <ul>
                    {parked > 0 && (
                      <Other
                        what={words('desk.today.parked', { n: parked })}
                        to="/health#letters"
                        name={words('desk.today.mend')}
                      />
                    )}
                    {held > 0 && (
                      <Other
                        what={words('desk.today.held', { n: held })}
                        to="/inbox?held"
                        name={words('desk.today.look')}
                      />
                    )}
                  </ul>
                </Part>
              )}
            </div>
          </div>
        </>
      ),
    };
  },
};
