import type { ReactNode } from 'react';
import type { NextStep } from '@/domain/order/states';
import { dayInWarsaw } from '@/server/platform/warsaw';
import { heldCount } from '@/server/storage/queries/listed';
import { storedIn } from '@/server/submissions/kinds';
import { dayText, weekdayText } from '@/server/submissions/views/dates';
import { isToRead, type Work } from '@/server/submissions/work';
import type { Context } from '../../acts/act';
import { findingsOf, type Named } from '../../health';
import { Row } from '../../list/row';
import { isReviewUnpublished, unpublished } from '../../publication';
import { ButtonLink, Icon, Part } from '../../shell/parts';
import { healthContext, worst } from '../health/health';
import { heldPath } from '../inbox/inbox';
import { headOf, planOf } from '../queue/plan';
import type { Screen } from '../screen';
import { OrderLink, pathOf, WorkRow } from '../work-row';

/** Where on the page of an order the next act is; a question is answered at the end of its page. */
const anchors: Readonly<Partial<Record<NextStep, string>>> = {
  offer: '/offer',
  newOffer: '/offer',
  pay: '#payment',
  refund: '#payment',
  start: '#start',
  handOver: '#file',
  send: '#sent',
  answer: '#message',
  arrives: '',
  fetches: '',
  buyerAnswers: '',
  agreesChange: '',
  agreesSketch: '',
  read: '',
};
const nextPath = (work: Work): string =>
  `${pathOf(work)}${work.history ? (anchors[work.turn.next] ?? '#next') : '#next'}`;

const Rows = ({ works, context }: Readonly<{ works: readonly Work[]; context: Context }>) => (
  <ul>
    {works.map((work) => {
      const { contract, turn, submission } = work;
      const isOwn = turn.waitsFor === 'artist';
      const news = work.replies.find(isToRead);
      const about = contract?.noRight
        ? context.words(`desk.answer.noRight.${contract.noRight}`)
        : news && storedIn(news)?.describe(context.locale).heading;
      return (
        <WorkRow key={submission.id} work={work} context={context} isSlim={!isOwn} about={about}>
          <OrderLink work={work} context={context} />
          {(isOwn || turn.next === 'pay') && (
            <ButtonLink to={nextPath(work)} isLine isSmall>
              {context.words(`desk.today.steps.${turn.next}`)}
            </ButtonLink>
          )}
        </WorkRow>
      );
    })}
  </ul>
);

/** One thing of the studio itself that waits: what, and where it is mended. */
const Other = ({ what, to, name }: Readonly<{ what: ReactNode; to: string; name: string }>) => (
  <Row to={to} name={what} isSlim>
    <ButtonLink to={to} isLine isSmall>
      {name}
    </ButtonLink>
  </Row>
);

/** Whether all works, in one line that leads to Health; what is wrong has rows of its own. */
function Health({ findings, words }: Readonly<{ findings: readonly Named[]; words: Context['words'] }>) {
  const bad = worst(findings);
  return bad?.state === 'wrong' ? null : (
    <a className={`health part bar g2h ink plain${bad ? ' health--bad' : ''}`} href={bad?.to ?? '/health'}>
      <Icon name={bad ? 'diamond' : 'tick'} />
      <b className="strong">{bad?.text ?? words('desk.health.fine')}</b>
    </a>
  );
}

/** As many as are shown at once; the inbox has all. */
const most = 40;

export const today: Screen = {
  path: '/',
  async show(context) {
    const { storage, now, words, locale } = context;
    const { open: works, months } = await planOf(context);
    const waiting = (who: 'artist' | 'buyer') => works.filter(({ turn }) => turn.waitsFor === who);
    const [own, buyers] = [waiting('artist'), waiting('buyer')];
    const findings = await findingsOf(healthContext(context), 'today');
    const wrong = findings.filter(({ state }) => state === 'wrong');
    const held = await heldCount(storage);
    const changes = (unpublished(context)?.length ?? 0) + Number(await isReviewUnpublished(context));
    const day = dayInWarsaw(now);
    return {
      place: 'today',
      heading: null,
      main: (
        <>
          <div className="today" data-wall="landscapes">
            <p className="today-date quiet">
              {words('desk.today.date', { weekday: weekdayText(day, locale), day: dayText(day, locale) })}
            </p>
            <h1>{words('desk.today.waiting', { n: own.length })}</h1>
            <p className="today-line">
              <a href="/queue">{headOf(months[0], context)}</a>
            </p>
          </div>
          <div className="split">
            <div>
              {wrong.length > 0 && (
                <Part heading={words('desk.today.first')}>
                  <ul>
                    {wrong.map(({ name, text, to = '/health' }) => (
                      <Other key={name} what={text} to={to} name={words('desk.today.mend')} />
                    ))}
                  </ul>
                </Part>
              )}
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
              {changes > 0 && (
                <Part heading={words('desk.today.unpublished')}>
                  <ul>
                    <Other
                      what={words('desk.publish.heading', { n: changes })}
                      to="/publish"
                      name={words('desk.today.look')}
                    />
                  </ul>
                </Part>
              )}
              {held > 0 && (
                <Part heading={words('desk.inbox.filters.held')}>
                  <ul>
                    <Other what={words('desk.today.held', { n: held })} to={heldPath} name={words('desk.today.look')} />
                  </ul>
                </Part>
              )}
              <Health findings={findings} words={words} />
            </div>
          </div>
        </>
      ),
    };
  },
};
