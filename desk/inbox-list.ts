import type { Listed, Tally } from '@/server/storage/queries/listed';
import { storedIn } from '@/server/submissions/kinds';
import { spamSignals } from '@/server/submissions/spam-signals';
import { momentText, plain } from '@/server/submissions/views/say';
import { listing } from './columns';
import { iso } from './inbox-export';
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
}>;

/** The rows in their order. What a newer version has written is there, and told apart. */
export function rowsOf(submissions: readonly Listed[], { locale, words }: Language): readonly Row[] {
  const unreadable = { what: words('studio.unreadable.row'), name: '', price: '' };
  return submissions.map((submission) => {
    const { reference, kind, created_at, read_at, quarantine: held, photos } = submission;
    const { what, name, price } = storedIn(submission)?.describe(locale).row ?? unreadable;
    return {
      ...{ reference, kind, received: iso(created_at), read: iso(read_at), held },
      ...{ what: plain(what), name, price: plain(price), photos },
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

/** A line each, how many are unread above them, and below them what is not shown. */
export function listText(rows: readonly Row[], { all, unread, held }: Tally, around: Surroundings): string {
  const { words } = around;
  const left = all - rows.length;
  const below = [
    ...(unread > 0 ? [words('studio.legend')] : []),
    ...(left > 0 ? [words('studio.more', { n: left })] : []),
    ...(held > 0 ? [words('studio.held.count', { n: held })] : []),
  ];
  const list = rows.length > 0 ? ['', ...lines(rows, around)] : [words('studio.empty')];
  const text = [words('studio.unread', { n: unread }), ...list, ...(below.length > 0 ? ['', ...below] : [])];
  return plain(text.join('\n'));
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
