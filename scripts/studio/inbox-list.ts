import type { PhotoFacts, Submission } from '@/server/storage/queries/read';
import { storedIn } from '@/server/submissions/kinds';
import { suspicions } from '@/server/submissions/suspicion';
import { momentText } from '@/server/submissions/views/moment';
import { plain } from '@/server/submissions/views/say';
import { iso } from './inbox-export';
import { table } from './terminal';
import type { Language } from './verb';

/** One submission in the list. */
type Row = Readonly<{
  reference: string;
  kind: string;
  received: string | null;
  read: string | null;
  /** Why it is held back; null: it is not. */
  held: Submission['quarantine'];
  what: string;
  name: string;
  price: string;
  photos: number;
}>;

/** Mark, reference, date, what, name, price, photos: within 100 columns. */
const widest = [1, 14, 17, 19, 17, 13, 9];

const cells = ({ reference, received, read, what, name, price, photos }: Row, { locale, words }: Language) => [
  read === null ? '*' : ' ',
  reference,
  momentText(Date.parse(received ?? ''), locale),
  ...[what, name, price],
  words('studio.photoCount', { n: photos }),
];

/** The whole inbox, in the order of the storage. What a newer version has written is there, and told apart. */
export function rowsOf(
  submissions: readonly Submission[],
  photos: readonly Pick<PhotoFacts, 'submission_id'>[],
  { locale, words }: Language,
): readonly Row[] {
  const counts = Map.groupBy(photos, ({ submission_id }) => submission_id);
  const unreadable = { what: words('studio.unreadable.row'), name: '', price: '' };
  return submissions.map((submission) => {
    const { id, reference, kind, created_at, read_at, quarantine: held } = submission;
    const { what, name, price } = storedIn(submission)?.describe(locale).row ?? unreadable;
    return {
      ...{ reference, kind, received: iso(created_at), read: iso(read_at), held },
      ...{ what: plain(what), name, price: plain(price), photos: counts.get(id)?.length ?? 0 },
    };
  });
}

const lines = (rows: readonly Row[], language: Language): readonly string[] =>
  table(
    rows.map((row) => cells(row, language)),
    widest,
  );

/** What looks like a machine's work, below all else and with the reason: never dropped (TRUST-19). */
function heldLines(rows: readonly Row[], language: Language): readonly string[] {
  if (rows.length === 0) return [];
  const { words } = language;
  const sections = suspicions.flatMap((sign) => {
    const found = rows.filter(({ held }) => held === sign);
    return found.length > 0 ? ['', words(`studio.held.${sign}`), ...lines(found, language)] : [];
  });
  return ['', words('studio.held.head', { n: rows.length }), ...sections];
}

/** A line each, how many are unread above them. */
export function listText(rows: readonly Row[], language: Language): string {
  const { words } = language;
  const kept = rows.filter(({ held }) => held === null);
  const unread = kept.filter(({ read }) => read === null).length;
  const list = kept.length > 0 ? ['', ...lines(kept, language)] : [words('studio.empty')];
  const legend = unread > 0 ? ['', words('studio.legend')] : [];
  const held = rows.filter(({ held }) => held !== null);
  return plain([words('studio.unread', { n: unread }), ...list, ...legend, ...heldLines(held, language)].join('\n'));
}
