import type { PhotoFacts, Submission } from '@/server/storage/queries/read';
import { storedIn } from '@/server/submissions/registry';
import { suspicions } from '@/server/submissions/suspicion';
import { momentText } from '@/server/submissions/views/moment';
import { plain, words } from '@/server/submissions/views/say';
import { table } from './terminal';

/** Mark, reference, date, what, name, price, photos: within 100 columns. */
const widest = [1, 14, 17, 19, 17, 13, 9];

/** What a newer version has written is there, and told apart. */
const unreadable = () => ({ what: words('studio.unreadable.row'), name: '', price: '' });

function cells(submission: Submission, photos: number): readonly string[] {
  const { reference, created_at, read_at } = submission;
  const { what, name, price } = storedIn(submission)?.describe('pl').row ?? unreadable();
  const mark = read_at === null ? '*' : ' ';
  return [mark, reference, momentText(created_at), what, name, price, words('studio.photoCount', { n: photos })];
}

type Rows = readonly Submission[];
type Count = (id: string) => number;

const lines = (rows: Rows, count: Count): readonly string[] =>
  table(
    rows.map((row) => cells(row, count(row.id))),
    widest,
  );

/** What looks like a machine's work, below all else and with the reason: never dropped (TRUST-19). */
function heldLines(rows: Rows, count: Count): readonly string[] {
  if (rows.length === 0) return [];
  const sections = suspicions.flatMap((sign) => {
    const found = rows.filter(({ quarantine }) => quarantine === sign);
    return found.length > 0 ? ['', words(`studio.held.${sign}`), ...lines(found, count)] : [];
  });
  return ['', words('studio.held.head', { n: rows.length }), ...sections];
}

/** The whole inbox, a line each, how many are unread above them. */
export function listText(rows: Rows, photos: readonly Pick<PhotoFacts, 'submission_id'>[]): string {
  const count: Count = (id) => photos.filter(({ submission_id }) => submission_id === id).length;
  const held = rows.filter(({ quarantine }) => quarantine !== null);
  const kept = rows.filter(({ quarantine }) => quarantine === null);
  const unread = kept.filter(({ read_at }) => read_at === null).length;
  const head = words('studio.unread', { n: unread });
  const list = kept.length > 0 ? ['', ...lines(kept, count)] : [words('studio.empty')];
  const legend = unread > 0 ? ['', words('studio.legend')] : [];
  return plain([head, ...list, ...legend, ...heldLines(held, count)].join('\n'));
}
