import { dayInWarsaw } from '@/server/platform/warsaw';
import { heldCount } from '@/server/storage/queries/listed';
import { storedIn } from '@/server/submissions/kinds';
import { dayText, weekdayText } from '@/server/submissions/views/dates';
import { isToRead, type Work } from '@/server/submissions/work';
import type { Context } from '../../acts/act';
import { findingsOf, type Named } from '../../health';
import type { RowOf } from '../../list/row';
import { isReviewUnpublished, unpublished } from '../../publication';
import { ButtonLink, Icon } from '../../shell/parts';
import { type Pieces, part, split } from '../../shell/pieces';
import { healthContext, worst } from '../health/health';
import { heldPath } from '../inbox/inbox';
import { actOf } from '../order/next';
import { headOf, planOf } from '../queue/plan';
import type { Screen } from '../screen';
import { OrderLink, pathOf, workRow } from '../work-row';

/** Where the next act is; of an order that is only to be read, its page. */
function nextPath(work: Work): string {
  const { next } = work.turn;
  if (!work.history) return `${pathOf(work)}#next`;
  if (next === 'read') return pathOf(work);
  return pathOf(work) + (actOf(next) === 'offer' ? '/offer' : `#${actOf(next)}`);
}

function rowOf(work: Work, context: Context): RowOf {
  const { contract, turn } = work;
  const isOwn = turn.waitsFor === 'artist';
  const news = work.replies.find(isToRead);
  return workRow(work, context, {
    isSlim: !isOwn,
    about: contract?.noRight
      ? context.words(`desk.answer.noRight.${contract.noRight}`)
      : news && storedIn(news)?.describe(context.locale).heading,
    does: (
      <>
        <OrderLink work={work} />
        {(isOwn || turn.next === 'pay') && (
          <ButtonLink to={nextPath(work)} isLine isSmall>
            {context.words(`desk.today.steps.${turn.next}`)}
          </ButtonLink>
        )}
      </>
    ),
  });
}

const other = (name: string, to: string, button: string): RowOf => ({
  to,
  name,
  isSlim: true,
  does: (
    <ButtonLink to={to} isLine isSmall>
      {button}
    </ButtonLink>
  ),
});

/** Whether all works, in one line that leads to Health; what is wrong has rows of its own. */
function Health({ findings, words }: Readonly<{ findings: readonly Named[]; words: Context['words'] }>) {
  const bad = worst(findings);
  return bad?.state === 'wrong' ? null : (
    <a className="health part bar g2h ink plain" href={bad?.to ?? '/health'}>
      <Icon name={bad ? 'diamond' : 'tick'} />
      <b className="strong">{bad?.text ?? words('desk.health.fine')}</b>
    </a>
  );
}

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
    const left: Pieces = [
      part(words('desk.today.first'), [
        { rows: wrong.map(({ text, to = '/health' }) => other(text, to, words('desk.today.mend'))) },
      ]),
      part({ heading: words('desk.today.own'), more: { to: '/inbox', name: words('desk.today.all') } }, [
        { rows: own.slice(0, most).map((work) => rowOf(work, context)) },
        own.length > most && { note: words('desk.today.more', { n: own.length - most }) },
      ]),
    ];
    const right: Pieces = [
      part({ heading: words('desk.today.buyers'), count: buyers.length }, [
        { rows: buyers.slice(0, most).map((work) => rowOf(work, context)) },
      ]),
      part(words('desk.today.unpublished'), [
        {
          rows: [
            changes > 0 && other(words('desk.publish.heading', { n: changes }), '/publish', words('desk.today.look')),
          ],
        },
      ]),
      part(words('desk.inbox.filters.held'), [
        {
          rows: [held > 0 && other(words('desk.today.held', { n: held }), heldPath, words('desk.today.look'))],
        },
      ]),
      <Health findings={findings} words={words} />,
    ];
    return {
      place: 'today',
      heading: null,
      main: [
        <div className="today" data-wall="landscapes">
          <p className="today-date quiet">
            {words('desk.today.date', { weekday: weekdayText(day, locale), day: dayText(day, locale) })}
          </p>
          <h1>{words('desk.today.waiting', { n: own.length })}</h1>
          <p className="today-line">
            <a href="/queue">{headOf(months[0], context)}</a>
          </p>
        </div>,
        split('', left, right),
      ],
    };
  },
};
