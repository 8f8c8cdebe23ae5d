import type { ReactNode } from 'react';
import { stateOf } from '@/domain/order/status';
import { dayInWarsaw } from '@/server/platform/warsaw';
import { type Listed, listed } from '@/server/storage/queries/listed';
import { storedIn } from '@/server/submissions/kinds';
import { spamSignals } from '@/server/submissions/spam-signals';
import { nearDayText } from '@/server/submissions/views/dates';
import { plain } from '@/server/submissions/views/say';
import { type Work, workList } from '@/server/submissions/work';
import type { Context } from '../../acts/act';
import { search } from '../../search';
import { Icon } from '../../shell/parts';
import type { Screen } from '../screen';
import { Due, Picture, pathOf, What, type WorkProps } from '../work-row';

const isUnread = ({ submission, replies }: Work): boolean =>
  [submission, ...replies].some(({ read_at }) => read_at === null);

/** What can be shown alone, in the order of the chips; what is held back as spam is a list of its own. */
const filters = {
  own: ({ turn }) => turn.waitsFor === 'artist',
  fresh: isUnread,
  buyers: ({ turn }) => turn.waitsFor === 'buyer',
  work: ({ history }) => history !== null && stateOf(history) === 'in-work',
  messages: ({ submission: { kind } }) => kind === 'contact',
  lessons: ({ submission: { kind } }) => kind === 'registration-lessons',
  done: ({ turn }) => turn.waitsFor === 'nobody',
} as const satisfies Readonly<Record<string, (work: Work) => boolean>>;

type Filter = keyof typeof filters;
const isFilter = (name: string): name is Filter => Object.hasOwn(filters, name);

/** Rows of one page. */
const rowsOfPage = 40;

const path = '/inbox';

/** The address of a list: of one filter, or of what was searched. */
const listPath = (query: Readonly<Record<string, string>>): string => `${path}?${new URLSearchParams(query)}`;

type RowProps = Readonly<{
  to: string;
  isNew: boolean;
  name: string;
  picture: ReactNode;
  what: ReactNode;
  at: number;
  context: Context;
  children: ReactNode;
}>;

const Row = ({ to, isNew, name, picture, what, at, context: { words, locale, now }, children }: RowProps) => (
  <li className={isNew ? 'row row--new' : 'row'}>
    {picture}
    <div className="row-main">
      <span className="row-when">{nearDayText(dayInWarsaw(at), now, locale)}</span>
      <a className="row-name" href={to}>
        {name}
        {isNew && <span className="vh">, {words('desk.inbox.isNew')}</span>}
      </a>
      {what}
    </div>
    <div className="row-foot">{children}</div>
  </li>
);

const WorkRow = ({ work, context }: WorkProps) => {
  const { words, locale } = context;
  const { submission, stored, turn } = work;
  return (
    <Row
      to={pathOf(work)}
      isNew={isUnread(work)}
      name={stored?.describe(locale).row.name || submission.reference}
      picture={<Picture work={work} context={context} />}
      what={<What work={work} context={context} />}
      at={submission.created_at}
      context={context}
    >
      {turn.next !== 'none' && <p className="due">{words(`desk.today.steps.${turn.next}`)}</p>}
      <Due work={work} context={context} />
    </Row>
  );
};

/** What looks like a machine's work, with the reason: never dropped (TRUST-19). */
const HeldRow = ({ submission, context }: Readonly<{ submission: Listed; context: Context }>) => {
  const { words, locale } = context;
  const row = storedIn(submission)?.describe(locale).row;
  const sign = spamSignals.find((one) => one === submission.quarantine);
  return (
    <Row
      to={`${path}/${submission.reference}`}
      isNew={submission.read_at === null}
      name={row?.name || submission.reference}
      picture={
        <span className="row-pic">
          <Icon name="inbox" />
        </span>
      }
      what={<p className="row-what">{plain(row?.what ?? words('studio.unreadable.row'))}</p>}
      at={submission.created_at}
      context={context}
    >
      {sign && <p className="due">{words(`desk.inbox.held.${sign}`)}</p>}
    </Row>
  );
};

/** What a search found: by the order it belongs to, if it belongs to one. */
async function found(context: Context, typed: string, works: readonly Work[], held: readonly Listed[]) {
  const ids = new Set((await search(context.storage, typed)).flatMap(({ id, order_id }) => [id, order_id ?? id]));
  return {
    works: works.filter(({ submission: { id } }) => ids.has(id)),
    held: held.filter(({ id }) => ids.has(id)),
  };
}

type Chosen = Readonly<{ works: readonly Work[]; held: readonly Listed[] }>;

/** A part of a list, and the links to the parts beside it. */
function Rows({
  chosen,
  page,
  query,
  context,
}: Readonly<{ chosen: Chosen; page: number; query: Readonly<Record<string, string>>; context: Context }>) {
  const { words } = context;
  const rows = [
    ...chosen.works.map((work) => ({ id: work.submission.id, row: () => <WorkRow work={work} context={context} /> })),
    ...chosen.held.map((one) => ({ id: one.id, row: () => <HeldRow submission={one} context={context} /> })),
  ];
  const shown = rows.slice((page - 1) * rowsOfPage, page * rowsOfPage);
  if (shown.length === 0) return <p className="part-note">{words('desk.inbox.none')}</p>;
  const to = (other: number) => listPath({ ...query, page: `${other}` });
  return (
    <>
      <ul>
        {shown.map(({ id, row: Shown }) => (
          <Shown key={id} />
        ))}
      </ul>
      {rows.length > rowsOfPage && (
        <p className="links">
          {page > 1 && (
            <a className="link" rel="prev" href={to(page - 1)}>
              {words('desk.inbox.newer')}
            </a>
          )}
          {page * rowsOfPage < rows.length && (
            <a className="link" rel="next" href={to(page + 1)}>
              {words('desk.inbox.older')}
            </a>
          )}
        </p>
      )}
    </>
  );
}

type ChipProps = Readonly<{ to: string; name: string; count: number; isOn: boolean }>;

const Chip = ({ to, name, count, isOn }: ChipProps) => (
  <a className="chip" href={to} aria-current={isOn ? 'page' : undefined}>
    {name} <span className="chip-n">{count}</span>
  </a>
);

/** Everything that came in: by what is to be done, or what was searched for. */
export const inbox: Screen = {
  path,
  async show(context, { query }) {
    const { storage, now, words } = context;
    const all = await workList(storage, now);
    const held = await listed(storage, 'held');
    const typed = (query.get('q') ?? '').trim();
    const asked = query.get('show') ?? 'own';
    const isHeld = asked === 'held';
    const filter = isFilter(asked) ? asked : 'own';
    const chosen: Chosen = typed
      ? await found(context, typed, all, held)
      : { works: isHeld ? [] : all.filter(filters[filter]), held: isHeld ? held : [] };
    const page = Math.max(1, Math.trunc(Number(query.get('page') ?? 1)) || 1);
    const chips = [
      ...(Object.keys(filters) as Filter[]).map((name) => ({ name, count: all.filter(filters[name]).length })),
      ...(held.length > 0 ? [{ name: 'held', count: held.length } as const] : []),
    ];
    const heading = typed
      ? words('desk.inbox.found', { n: chosen.works.length + chosen.held.length, typed })
      : words('desk.inbox.title');
    return {
      ...{ title: words('desk.inbox.title'), place: 'inbox' },
      main: (
        <div className="inbox">
          <div className="title">
            <h1>{heading}</h1>
          </div>
          <search>
            <form className="search field" action={path}>
              <Icon name="search" />
              <label className="vh" htmlFor="q">
                {words('desk.inbox.search')}
              </label>
              <input
                className="input"
                id="q"
                name="q"
                type="search"
                defaultValue={typed}
                placeholder={words('desk.inbox.searchHint')}
              />
            </form>
          </search>
          <nav className="chips chips--strip" aria-label={words('desk.inbox.show')}>
            {chips.map(({ name, count }) => (
              <Chip
                key={name}
                to={listPath({ show: name })}
                name={words(`desk.inbox.filters.${name}`)}
                count={count}
                isOn={!typed && (name === 'held' ? isHeld : name === filter && !isHeld)}
              />
            ))}
          </nav>
          <Rows
            chosen={chosen}
            page={page}
            query={typed ? { q: typed } : { show: isHeld ? 'held' : filter }}
            context={context}
          />
        </div>
      ),
    };
  },
};
