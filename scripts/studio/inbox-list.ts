import type { PhotoFacts, Submission } from '@/server/storage/read';
import { viewOf } from '@/server/views/kinds';
import { momentText } from '@/server/views/moment';
import { plain, words } from '@/server/views/say';
import { table } from './terminal';

/** Mark, reference, date, what, name, price, photos: within 100 columns. */
const widest = [1, 14, 17, 19, 17, 13, 9];

function cells({ reference, created_at, kind, fields, read_at }: Submission, photos: number): readonly string[] {
  const { what, name, price } = viewOf(kind).row(fields);
  const mark = read_at === null ? '*' : ' ';
  return [mark, reference, momentText(created_at), what, name, price, words('studio.photoCount', { n: photos })];
}

/** The whole inbox, a line each, how many are unread above them. */
export function listText(rows: readonly Submission[], photos: readonly Pick<PhotoFacts, 'submission_id'>[]): string {
  const unread = rows.filter(({ read_at }) => read_at === null).length;
  const head = words('studio.unread', { n: unread });
  if (rows.length === 0) return plain([head, words('studio.empty')].join('\n'));
  const count = (id: string): number => photos.filter(({ submission_id }) => submission_id === id).length;
  const lines = table(
    rows.map((row) => cells(row, count(row.id))),
    widest,
  );
  return plain([head, '', ...lines, ...(unread > 0 ? ['', words('studio.legend')] : [])].join('\n'));
}
