import { randomUUID } from 'node:crypto';
import type { OrderState } from '@/domain/order/events';
import { agreedOffer, lastOffer, stateOf } from '@/domain/order/status';
import type { Turn } from '@/domain/order/turn';
import { environment } from '@/server/platform/environment';
import { heldCount, type Listed, listed } from '@/server/storage/queries/listed';
import { storedIn } from '@/server/submissions/kinds';
import { release } from '@/server/submissions/release';
import { spamSignals } from '@/server/submissions/spam-signals';
import { momentText } from '@/server/submissions/views/dates';
import { plain } from '@/server/submissions/views/say';
import { type Work, workList } from '@/server/submissions/work';
import { search } from '../search';
import { unreadable, withNumber } from '../submission';
import { iso, listing } from '../terminal';
import { type Language, reference, refusal, reply, type Surroundings, verb } from '../verb';
import { workLines, workText } from '../work-list';

/** One submission in a list. */
type Row = Readonly<{
  reference: string;
  kind: string;
  received: string | null;
  read: string | null;
  /** Why it is held back; null: it is not. */
  held: Listed['quarantine'];
  what: string;
  name: string;
  price: string;
  photos: number;
  /** The number of the order that it is about; null: it stands by itself. */
  order: string | null;
  /** Of an order that was accepted into the inbox; null of all else. */
  state: OrderState | null;
  waitsFor: Turn['waitsFor'] | null;
  next: Turn['next'] | null;
  /** A day such as `2026-12-20`. */
  due: string | null;
  /** The sum of the newest offer and of the one that was accepted, in grosze. */
  offered: number | null;
  agreed: number | null;
}>;

/** What the list of work knows of it. */
function standing(work: Work | undefined) {
  const { history = null, turn } = work ?? {};
  return {
    state: history && stateOf(history),
    ...{ waitsFor: turn?.waitsFor ?? null, next: turn?.next ?? null, due: turn?.due ?? null },
    offered: (history && lastOffer(history)?.grosze) ?? null,
    agreed: (history && agreedOffer(history)?.grosze) ?? null,
  };
}

/** The rows in their order. What a newer version has written is there, and told apart. */
function rowsOf(
  submissions: readonly Listed[],
  { locale, words }: Language,
  works: readonly Work[] = [],
): readonly Row[] {
  const byId = new Map(works.map((work) => [work.submission.id, work]));
  const unreadable = { what: words('studio.unreadable.row'), name: '', price: '' };
  return submissions.map((submission) => {
    const { reference, kind, created_at, read_at, quarantine: held, photos } = submission;
    const { what, name, price } = storedIn(submission)?.describe(locale).row ?? unreadable;
    const order = submission.order_id === null ? undefined : byId.get(submission.order_id);
    return {
      ...{ reference, kind, received: iso(created_at), read: iso(read_at), held },
      ...{ what: plain(what), price: plain(price), photos },
      name: order?.stored?.describe(locale).row.name ?? name,
      order: order?.submission.reference ?? null,
      ...standing(byId.get(submission.id)),
    };
  });
}

/** The rows below their headings; what nobody has read begins with a star. */
function lines(rows: readonly Row[], { locale, words, width }: Surroundings): readonly string[] {
  const columns = [
    { heading: '', most: 1 },
    { heading: words('studio.columns.reference'), most: 14 },
    { heading: words('studio.columns.received'), most: 17, leaves: 3 },
    { heading: words('studio.columns.what'), most: 24, least: 8 },
    { heading: words('studio.columns.name'), most: 24, least: 8 },
    { heading: words('studio.columns.price'), most: 15, leaves: 2 },
    { heading: words('studio.columns.photos'), most: 6, leaves: 1 },
  ];
  const cells = rows.map(({ reference, received, read, what, name, price, photos }) => [
    read === null ? '*' : '',
    reference,
    momentText(Date.parse(received ?? ''), locale),
    ...[what, name, price],
    photos > 0 ? String(photos) : '',
  ]);
  return listing(columns, cells, width);
}

/** What looks like a machine's work, with the reason: never dropped (TRUST-19). */
function heldText(rows: readonly Row[], around: Surroundings): string {
  const { words } = around;
  if (rows.length === 0) return words('studio.held.none');
  const sections = spamSignals.flatMap((sign) => {
    const found = rows.filter(({ held }) => held === sign);
    return found.length > 0 ? ['', words(`studio.held.${sign}`), ...lines(found, around)] : [];
  });
  return plain([words('studio.held.head', { n: rows.length }), ...sections].join('\n'));
}

export const inboxList = verb({
  name: 'inbox list',
  help: {
    pl: 'co jest do zrobienia i na kiedy; wystarczy samo inbox',
    en: 'what there is to do, and by when; inbox alone is enough',
  },
  example: { pl: 'inbox', en: 'inbox' },
  options: {
    all: { help: { pl: 'także to, co załatwione', en: 'also what is done' } },
  },
  async run(desk, { all }) {
    const { storage, now, json } = desk;
    const works = await workList(storage, now);
    const rows = json ? rowsOf(await listed(storage, 'accepted'), desk, works) : [];
    return reply(workText(works, all, await heldCount(storage), desk), rows);
  },
});

export const inboxQuarantine = verb({
  name: 'inbox quarantine',
  help: { pl: 'co wygląda na wysłane przez automat i czeka', en: "what looks like a machine's work and waits" },
  example: { pl: 'inbox quarantine', en: 'inbox quarantine' },
  async run(desk) {
    const rows = rowsOf(await listed(desk.storage, 'held'), desk);
    return reply(heldText(rows, desk), rows);
  },
});

export const inboxSearch = verb({
  name: 'inbox search',
  help: { pl: 'szuka we wszystkim, także bez polskich znaków', en: 'searches everything, with or without accents' },
  example: { pl: 'inbox search toruń', en: 'inbox search torun' },
  arguments: {
    word: { name: { pl: 'SŁOWO', en: 'WORD' }, help: { pl: 'szukane słowo', en: 'a word to search for' } },
  },
  async run(desk, { word }) {
    const { words, storage, now } = desk;
    const found = await search(storage, word);
    const works = await workList(storage, now);
    const rows = rowsOf(found, desk, works);
    if (rows.length === 0) return reply(words('studio.search.none', { word }), rows);
    const ids = new Set(found.flatMap(({ id, order_id }) => order_id ?? id));
    const hits = works.filter(({ submission }) => ids.has(submission.id));
    const held = rows.filter((row) => row.held !== null);
    const n = hits.length + held.length;
    const text = [
      words('studio.search.found', { n }),
      ...(hits.length > 0 ? ['', ...workLines(hits, desk)] : []),
      ...(held.length > 0 ? ['', words('studio.page.held'), ...lines(held, desk)] : []),
    ];
    return reply(plain(text.join('\n')), rows);
  },
});

export const inboxRelease = verb({
  name: 'inbox release',
  help: {
    pl: 'przyjmuje wstrzymane zgłoszenie i wysyła jego listy',
    en: 'accepts what was held back and sends its letters',
  },
  example: { pl: 'inbox release 2026-0042-K7', en: 'inbox release 2026-0042-K7' },
  arguments: { reference },
  run: (desk, given) =>
    withNumber(desk, given.reference, async (submission) => {
      if (!storedIn(submission)) return refusal(unreadable(desk, submission));
      const { storage, now, words } = desk;
      const sender = { now: () => now, uuid: randomUUID, mailHost: () => environment().mailHost };
      const released = await release(storage, submission, sender);
      const { reference: number } = submission;
      return reply(words(released ? 'studio.held.released' : 'studio.held.not', { reference: number }), {
        reference: number,
        released,
      });
    }),
});
