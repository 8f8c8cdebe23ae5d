import type { Translator } from '@/messages/translator';
import { dayInWarsaw } from '@/server/platform/warsaw';
import { dayText, nearDayText } from '@/server/submissions/views/dates';
import { type Work, workList } from '@/server/submissions/work';
import type { Context } from '../../acts/act';
import { ButtonLink, Icon, Part } from '../../shell/parts';
import type { Screen } from '../screen';

/** Where a submission is worked on. */
const pathOf = ({ submission: { reference }, history }: Pick<Work, 'submission' | 'history'>): string =>
  history ? `/orders/${reference}` : `/inbox/${reference}`;

const Due = ({ work: { turn }, context: { words, now, locale } }: RowProps) => {
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

type RowProps = Readonly<{ work: Work; context: Context }>;

const Row = ({ work, context }: RowProps) => {
  const { words, locale } = context;
  const row = work.stored?.describe(locale).row;
  const isHers = work.turn.waitsFor === 'artist';
  const what = [row?.what ?? words('studio.unreadable.row'), row?.price].filter(Boolean).join(', ');
  return (
    <li className={isHers ? 'row' : 'row row--plain row--slim'}>
      {isHers && (
        <span className="row-pic">
          <Icon name="inbox" />
        </span>
      )}
      <div className="row-main">
        <a className="row-name" href={pathOf(work)}>
          {row?.name || work.submission.reference}
        </a>
        <p className="row-what">{what}</p>
      </div>
      <div className="row-foot">
        <Due work={work} context={context} />
        {isHers && (
          <ButtonLink to={`${pathOf(work)}#next`} isLine isSmall>
            {words(`desk.today.steps.${work.turn.next}`)}
          </ButtonLink>
        )}
      </div>
    </li>
  );
};

const Rows = ({ works, context }: Readonly<{ works: readonly Work[]; context: Context }>) => (
  <ul>
    {works.map((work) => (
      <Row key={work.submission.id} work={work} context={context} />
    ))}
  </ul>
);

const heading = (n: number, words: Translator): string => words('desk.today.waiting', { n });

/** What waits, by the day due, each with its next act. */
export const today: Screen = {
  path: '/',
  async show(context) {
    const { storage, now, words, locale } = context;
    const works = await workList(storage, now);
    const [own, buyers] = (['artist', 'buyer'] as const).map((who) =>
      works.filter(({ turn }) => turn.waitsFor === who),
    ) as [Work[], Work[]];
    return {
      ...{ title: words('desk.today.title'), place: 'today' },
      main: (
        <>
          <div className="today wall">
            <p className="today-date quiet">{dayText(dayInWarsaw(now), locale)}</p>
            <h1>{heading(own.length, words)}</h1>
          </div>
          <div className="split">
            <div>
              <Part heading={words('desk.today.own')} more={{ to: '/inbox', name: words('desk.today.all') }}>
                <Rows works={own} context={context} />
              </Part>
            </div>
            <div>
              {buyers.length > 0 && (
                <Part heading={words('desk.today.buyers')} count={buyers.length}>
                  <Rows works={buyers} context={context} />
                </Part>
              )}
            </div>
          </div>
        </>
      ),
    };
  },
};
