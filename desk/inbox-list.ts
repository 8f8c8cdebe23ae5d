import type { OrderState } from '@/domain/order/events';
import { agreedOffer, lastOffer, stateOf } from '@/domain/order/status';
import type { Turn } from '@/domain/order/turn';
import type { Listed } from '@/server/storage/queries/listed';
import { storedIn } from '@/server/submissions/kinds';
import { spamSignals } from '@/server/submissions/spam-signals';
import { momentText } from '@/server/submissions/views/dates';
import { plain } from '@/server/submissions/views/say';
import type { Work } from '@/server/submissions/work';
import { iso } from './printable';
import { listing } from './terminal';
import type { Language, Surroundings } from './verb';

/** One submission in a list. */
export type Row = Readonly<{
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
export function rowsOf(
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
export function lines(rows: readonly Row[], { locale, words, width }: Surroundings): readonly string[] {
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
export function heldText(rows: readonly Row[], around: Surroundings): string {
  const { words } = around;
  if (rows.length === 0) return words('studio.held.none');
  const sections = spamSignals.flatMap((sign) => {
    const found = rows.filter(({ held }) => held === sign);
    return found.length > 0 ? ['', words(`studio.held.${sign}`), ...lines(found, around)] : [];
  });
  return plain([words('studio.held.head', { n: rows.length }), ...sections].join('\n'));
}
