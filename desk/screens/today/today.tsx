import type { ReactNode } from 'react';
import { dayInWarsaw } from '@/server/platform/warsaw';
import { unsentLetters } from '@/server/storage/queries/letters';
import { heldCount } from '@/server/storage/queries/listed';
import { isPostgres } from '@/server/storage/tables';
import { dayText, saidMoment, weekdayText } from '@/server/submissions/views/dates';
import { plannedWork, type Work } from '@/server/submissions/work';
import type { Context } from '../../acts/act';
import { lastCopyAt } from '../../copies';
import { isReviewUnpublished, unpublished } from '../../publication';
import { ButtonLink, Icon, Part } from '../../shell/parts';
import { headOf, monthOf, placedIn, plannedMonths } from '../queue/months';
import type { Screen } from '../screen';
import { Due, Picture, pathOf, What, type WorkProps } from '../work-row';

/** Where the next act of a submission is. */
function nextPath(work: Work): string {
  const { next } = work.turn;
  if (next === 'offer' || next === 'newOffer') return `${pathOf(work)}/offer`;
  return `${pathOf(work)}#next`;
}

function Row({ work, context }: WorkProps) {
  const { words, locale } = context;
  const { contract, turn } = work;
  const isOwn = turn.waitsFor === 'artist';
  return (
    <li className={isOwn ? 'row' : 'row row--plain row--slim'}>
      {isOwn && <Picture work={work} context={context} />}
      <div className="row-main">
        <a className="row-name" href={pathOf(work)}>
          {work.stored?.describe(locale).row.name || work.submission.reference}
        </a>
        <What work={work} context={context} />
        {contract?.noRight && <p className="row-what">{words(`desk.answer.noRight.${contract.noRight}`)}</p>}
      </div>
      <div className="row-foot">
        <Due work={work} context={context} />
        {contract && (
          <a className="link" href={`/orders/${contract.reference}`}>
            {words('desk.answer.order', { reference: contract.reference })}
          </a>
        )}
        {isOwn && (
          <ButtonLink to={nextPath(work)} isLine isSmall>
            {words(`desk.today.steps.${turn.next}`)}
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

/** After how long the last copy is old, in ms. */
const oldCopyMs = 30 * 24 * 60 * 60 * 1000;

/** Whether all works, in one line that leads to Health. */
function Health({ parked, context }: Readonly<{ parked: number; context: Context }>) {
  const { words, now, settings, storage } = context;
  const at = isPostgres(storage) ? null : lastCopyAt(settings);
  const isOld = !isPostgres(storage) && now - (at ?? 0) > oldCopyMs;
  const isBad = parked > 0 || isOld;
  const copy =
    at === null ? isOld && words('desk.health.never') : words('desk.health.last', { moment: saidMoment(at, context) });
  return (
    <a
      className={isBad ? 'health health--bad part' : 'health part'}
      href={parked > 0 ? '/health#letters' : '/health#copies'}
    >
      <Icon name={isBad ? 'diamond' : 'tick'} />
      <span>
        <b>
          {parked > 0
            ? words('desk.today.parked', { n: parked })
            : words(isOld ? 'desk.today.copyOld' : 'desk.today.fine')}
        </b>{' '}
        {copy}
      </span>
    </a>
  );
}

/** As many as are shown at once; the inbox has all. */
const most = 40;

/** What waits, by the day due, each with its next act. */
export const today: Screen = {
  path: '/',
  async show(context) {
    const { storage, now, words, locale } = context;
    const months = plannedMonths(now);
    const { open: works, all } = await plannedWork(storage, months, now);
    const waiting = (who: 'artist' | 'buyer') => works.filter(({ turn }) => turn.waitsFor === who);
    const [own, buyers] = [waiting('artist'), waiting('buyer')];
    const parked = (await unsentLetters(storage)).filter(({ state }) => state === 'parked').length;
    const held = await heldCount(storage);
    const changes = (unpublished(context)?.length ?? 0) + Number(await isReviewUnpublished(context));
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
            <p className="today-line">
              <a href="/queue">{headOf(monthOf(months[0], placedIn(all, context), context), context)}</a>
            </p>
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
              <Health parked={parked} context={context} />
            </div>
          </div>
        </>
      ),
    };
  },
};
