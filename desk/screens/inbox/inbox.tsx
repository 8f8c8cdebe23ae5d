import { stateOf } from '@/domain/order/status';
import { dayInWarsaw } from '@/server/platform/warsaw';
import { acceptedPart, countsByKind, type Listed, listedAmong, listedHeld } from '@/server/storage/queries/listed';
import { storedIn } from '@/server/submissions/kinds';
import { spamSignals } from '@/server/submissions/spam-signals';
import { nearDayText } from '@/server/submissions/views/dates';
import { plain } from '@/server/submissions/views/say';
import { openWork, type Work, workAmong } from '@/server/submissions/work';
import type { Context } from '../../acts/act';
import type { RowOf } from '../../list/row';
import { search } from '../../search';
import { Icon, Search } from '../../shell/parts';
import type { Pieces } from '../../shell/pieces';
import { worksCalled } from '../../works/found';
import type { Screen } from '../screen';
import { OrderLink, workRow } from '../work-row';

const isUnread = ({ submission, replies }: Work): boolean =>
  [submission, ...replies].some(({ read_at }) => read_at === null);

/** What of the rest is shown after what waits for somebody: all, what nobody has read, or a kind; null: nothing. */
type Rest = Readonly<{ kind?: string; isUnread?: true }> | null;

type FilterOf = Readonly<{ open: (work: Work) => boolean; rest: Rest }>;

/** What can be shown alone, in the order of the chips; what is held back as spam is a list of its own. */
const filters = {
  own: { open: ({ turn }) => turn.waitsFor === 'artist', rest: null },
  fresh: { open: isUnread, rest: { isUnread: true } },
  buyers: { open: ({ turn }) => turn.waitsFor === 'buyer', rest: null },
  work: { open: ({ history }) => history !== null && stateOf(history) === 'in-work', rest: null },
  messages: { open: ({ submission: { kind } }) => kind === 'contact', rest: { kind: 'contact' } },
  lessons: {
    open: ({ submission: { kind } }) => kind === 'registration-lessons',
    rest: { kind: 'registration-lessons' },
  },
  done: { open: () => false, rest: {} },
} as const satisfies Readonly<Record<string, FilterOf>>;

type Filter = keyof typeof filters;
const isFilter = (name: string): name is Filter => Object.hasOwn(filters, name);

const rowsOfPage = 40;

const path = '/inbox';

const listPath = (query: Readonly<Record<string, string>>): string => `${path}?${new URLSearchParams(query)}`;

export const heldPath = listPath({ show: 'held' });

/** What looks like a machine's work, with the reason: never dropped (TRUST-19). */
function heldRow(submission: Listed, { words, locale, now }: Context): RowOf {
  const row = storedIn(submission)?.describe(locale).row;
  const sign = spamSignals.find((one) => one === submission.quarantine);
  return {
    to: `${path}/${submission.reference}`,
    isNew: submission.read_at === null && words('desk.inbox.isNew'),
    name: <bdi>{row?.name || submission.reference}</bdi>,
    picture: (
      <span className="row-pic middle flex">
        <Icon name="inbox" />
      </span>
    ),
    what: plain(row?.what ?? words('studio.unreadable.row')),
    when: nearDayText(dayInWarsaw(submission.created_at), now, locale),
    does: sign && <p className="due">{words(`desk.inbox.held.${sign}`)}</p>,
  };
}

type Listing = Readonly<{ works: readonly Work[]; held: readonly Listed[]; total: number }>;

/** What a search found: by the order it belongs to, if it belongs to one. */
async function found(context: Context, typed: string, from: number): Promise<Listing> {
  const { storage, now } = context;
  const ids = [
    ...new Set((await search(storage, typed, worksCalled(context, typed))).map(({ id, order_id }) => order_id ?? id)),
  ];
  const rows = await listedAmong(storage, ids.slice(from, from + rowsOfPage));
  const isHeld = ({ quarantine }: Listed): boolean => quarantine !== null;
  const works = await workAmong(
    storage,
    rows.filter((row) => !isHeld(row)),
    now,
  );
  return { works, held: rows.filter(isHeld), total: ids.length };
}

/** What waits for somebody, then the rest. `count`: how many there are in all. */
async function filtered(
  { storage, now }: Context,
  open: readonly Work[],
  { filter, from, total }: Readonly<{ filter: Filter; from: number; total: number }>,
): Promise<Listing> {
  const { open: isShown, rest }: FilterOf = filters[filter];
  const waiting = open.filter(isShown);
  const shown = waiting.slice(from, from + rowsOfPage);
  if (!rest || shown.length === rowsOfPage) return { works: shown, held: [], total };
  const but = open.map(({ submission: { id } }) => id);
  const part = { from: Math.max(0, from - waiting.length), count: rowsOfPage - shown.length };
  const more = await workAmong(storage, await acceptedPart(storage, { but, ...rest }, part), now);
  const newest = more.toSorted((one, other) => other.submission.created_at - one.submission.created_at);
  return { works: [...shown, ...newest], held: [], total };
}

async function countsOf({ storage }: Context, open: readonly Work[]): Promise<Readonly<Record<Filter, number>>> {
  const kinds = await countsByKind(storage);
  const sum = (all: readonly number[]) => all.reduce((one, other) => one + other, 0);
  const countOf = (name: Filter): number => {
    const { open: isShown, rest }: FilterOf = filters[name];
    const isRest = (kind: string, isRead: boolean): boolean =>
      rest !== null && (rest.kind ?? kind) === kind && !(rest.isUnread && isRead);
    const others = kinds.map(({ kind, all, unread }) => (isRest(kind, true) ? all : isRest(kind, false) ? unread : 0));
    const counted = open.filter(({ submission: { kind, read_at } }) => isRest(kind, read_at !== null));
    return open.filter(isShown).length + sum(others) - counted.length;
  };
  return Object.fromEntries((Object.keys(filters) as Filter[]).map((name) => [name, countOf(name)])) as Record<
    Filter,
    number
  >;
}

function rowsOf(
  { works, held, total }: Listing,
  page: number,
  query: Readonly<Record<string, string>>,
  context: Context,
): Pieces {
  const { words, locale, now } = context;
  const to = (other: number) => listPath({ ...query, page: `${other}` });
  const rows = works.map((work) =>
    workRow(work, context, {
      isNew: isUnread(work) && words('desk.inbox.isNew'),
      when: nearDayText(dayInWarsaw(work.submission.created_at), now, locale),
      step: work.turn.next !== 'none' && words(`desk.today.steps.${work.turn.next}`),
      does: <OrderLink work={work} context={context} />,
    }),
  );
  return [
    { rows: [...rows, ...held.map((one) => heldRow(one, context))], empty: words('desk.inbox.none') },
    total > rowsOfPage && (
      <p className="wraps g0-6">
        {page > 1 && (
          <a className="link" rel="prev" href={to(page - 1)}>
            {words('desk.inbox.newer')}
          </a>
        )}
        {page * rowsOfPage < total && (
          <a className="link" rel="next" href={to(page + 1)}>
            {words('desk.inbox.older')}
          </a>
        )}
      </p>
    ),
  ];
}

export const inbox: Screen = {
  path,
  async show(context, { query }) {
    const { storage, now, words } = context;
    const open = await openWork(storage, now);
    const held = await listedHeld(storage);
    const { own, ...others } = await countsOf(context, open);
    // beside the first chip: the end of the strip is out of sight on a phone
    const counts = { own, ...(held.length > 0 && { held: held.length }), ...others };
    const typed = (query.get('q') ?? '').trim();
    const asked = query.get('show') ?? 'own';
    const isHeld = asked === 'held';
    const filter = isFilter(asked) ? asked : 'own';
    const page = Math.max(1, Math.trunc(Number(query.get('page') ?? 1)) || 1);
    const from = (page - 1) * rowsOfPage;
    const listing: Listing = typed
      ? await found(context, typed, from)
      : isHeld
        ? { works: [], held: held.slice(from, from + rowsOfPage), total: held.length }
        : await filtered(context, open, { filter, from, total: counts[filter] });
    const heading = typed ? words('desk.inbox.found', { n: listing.total, typed }) : words('desk.inbox.title');
    return {
      place: 'inbox',
      heading,
      main: [
        <search>
          <Search to={path} label={words('desk.inbox.search')} typed={typed} hint={words('desk.inbox.searchHint')} />
        </search>,
        {
          label: words('desk.inbox.show'),
          isStrip: true,
          filters: (Object.keys(counts) as (keyof typeof counts)[]).map((name) => ({
            to: listPath({ show: name }),
            name: words(`desk.inbox.filters.${name}`),
            count: counts[name] ?? 0,
            isOn: !typed && (name === 'held' ? isHeld : name === filter && !isHeld),
          })),
        },
        ...rowsOf(listing, page, typed ? { q: typed } : { show: isHeld ? 'held' : filter }, context),
      ],
    };
  },
};
