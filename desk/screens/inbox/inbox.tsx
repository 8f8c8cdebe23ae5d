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
import { worksCalled } from '../../works/found';
import type { Screen } from '../screen';
import { OrderLink, workRow } from '../work-row';

const isUnread = ({ submission, replies }: Work): boolean =>
  [submission, ...replies].some(({ read_at }) => read_at === null);

/** What of the rest is shown after what waits for somebody: all, what nobody has read, or a kind; null: nothing. */
type Rest = Readonly<{ kind?: string; isUnread?: true }> | null;

type FilterOf = Readonly<{ open: (work: Work) => boolean; rest: Rest }>;

/** What can be shown alone, in the order of the chips; beside the first, as the end of the strip is out of sight on a phone, what is held back. */
const filters = {
  own: { open: ({ turn }) => turn.waitsFor === 'artist', rest: null },
  held: { open: () => false, rest: null },
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
const filterNames = Object.keys(filters) as readonly Filter[];

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

const workRowIn = (work: Work, context: Context): RowOf => {
  const { words, locale, now } = context;
  return workRow(work, context, {
    isNew: isUnread(work) && words('desk.inbox.isNew'),
    when: nearDayText(dayInWarsaw(work.submission.created_at), now, locale),
    step: work.turn.next !== 'none' && words(`desk.today.steps.${work.turn.next}`),
    does: <OrderLink work={work} />,
  });
};

/** Rows of one page, and how many there are in all. */
type Listing = Readonly<{ rows: readonly RowOf[]; total: number }>;

/** What a search found: by the order it belongs to, if it belongs to one. */
async function found(context: Context, typed: string, from: number): Promise<Listing> {
  const { storage, now } = context;
  const ids = [
    ...new Set((await search(storage, typed, worksCalled(context, typed))).map(({ id, order_id }) => order_id ?? id)),
  ];
  const rows = await listedAmong(storage, ids.slice(from, from + rowsOfPage));
  const accepted = rows.filter(({ quarantine }) => quarantine === null);
  const works = (await workAmong(storage, accepted, now)).map((work) => workRowIn(work, context));
  const held = rows.filter((row) => !accepted.includes(row)).map((row) => heldRow(row, context));
  return { rows: [...works, ...held], total: ids.length };
}

/** What waits for somebody, then the rest. @param open all that waits */
async function filtered(
  context: Context,
  open: readonly Work[],
  { filter, from }: Readonly<{ filter: Filter; from: number }>,
): Promise<readonly RowOf[]> {
  const { storage, now } = context;
  const { open: isShown, rest }: FilterOf = filters[filter];
  const waiting = open.filter(isShown);
  const works = waiting.slice(from, from + rowsOfPage);
  if (rest && works.length < rowsOfPage) {
    const but = open.map(({ submission: { id } }) => id);
    const part = { from: Math.max(0, from - waiting.length), count: rowsOfPage - works.length };
    const more = await workAmong(storage, await acceptedPart(storage, { but, ...rest }, part), now);
    works.push(...more.toSorted((one, other) => other.submission.created_at - one.submission.created_at));
  }
  return works.map((work) => workRowIn(work, context));
}

/** @returns how many rows a filter has */
async function counterOf({ storage }: Context, open: readonly Work[]): Promise<(filter: Filter) => number> {
  const kinds = await countsByKind(storage);
  return (name) => {
    const { open: isShown, rest }: FilterOf = filters[name];
    const isRest = (kind: string, isRead: boolean): boolean =>
      rest !== null && (rest.kind ?? kind) === kind && !(rest.isUnread && isRead);
    const others = kinds.map(({ kind, all, unread }) => (isRest(kind, true) ? all : isRest(kind, false) ? unread : 0));
    const counted = open.filter(({ submission: { kind, read_at } }) => isRest(kind, read_at !== null));
    return open.filter(isShown).length + others.reduce((sum, n) => sum + n, 0) - counted.length;
  };
}

export const inbox: Screen = {
  path,
  async show(context, { query }) {
    const { storage, now, words } = context;
    const open = await openWork(storage, now);
    const held = await listedHeld(storage);
    const countOf = await counterOf(context, open);
    const total = (name: Filter): number => (name === 'held' ? held.length : countOf(name));
    const typed = (query.get('q') ?? '').trim();
    const filter = filterNames.find((name) => name === query.get('show')) ?? 'own';
    const page = Math.max(1, Math.trunc(Number(query.get('page') ?? 1)) || 1);
    const from = (page - 1) * rowsOfPage;
    const heldRows = () => held.slice(from, from + rowsOfPage).map((one) => heldRow(one, context));
    const listing: Listing = typed
      ? await found(context, typed, from)
      : {
          rows: filter === 'held' ? heldRows() : await filtered(context, open, { filter, from }),
          total: total(filter),
        };
    const pagePath = (page: number) => listPath({ ...(typed ? { q: typed } : { show: filter }), page: `${page}` });
    return {
      place: 'inbox',
      heading: typed ? words('desk.inbox.found', { n: listing.total, typed }) : words('desk.inbox.title'),
      main: [
        <search>
          <Search to={path} label={words('desk.inbox.search')} typed={typed} hint={words('desk.inbox.searchHint')} />
        </search>,
        {
          label: words('desk.inbox.show'),
          isStrip: true,
          filters: filterNames
            .filter((name) => name !== 'held' || held.length > 0)
            .map((name) => ({
              to: listPath({ show: name }),
              name: words(`desk.inbox.filters.${name}`),
              count: total(name),
              isOn: !typed && name === filter,
            })),
        },
        { rows: listing.rows, empty: words('desk.inbox.none') },
        listing.total > rowsOfPage && (
          <p className="wraps g0-6">
            {page > 1 && (
              <a className="link" rel="prev" href={pagePath(page - 1)}>
                {words('desk.inbox.newer')}
              </a>
            )}
            {page * rowsOfPage < listing.total && (
              <a className="link" rel="next" href={pagePath(page + 1)}>
                {words('desk.inbox.older')}
              </a>
            )}
          </p>
        ),
      ],
    };
  },
};
