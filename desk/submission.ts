import { type Submission, submissionOf, submissionsLike } from '@/server/storage/queries/read';
import type { StoredSubmission } from '@/server/submissions/kind';
import { storedIn } from '@/server/submissions/kinds';
import { plain } from '@/server/submissions/views/say';
import { table } from './terminal';
import { type Desk, type Reply, refusal } from './verb';

type Reader = Pick<Desk, 'storage' | 'words' | 'locale'>;

/** The order that it is about; else itself. */
const orderOf = async ({ storage }: Pick<Desk, 'storage'>, asked: Submission): Promise<Submission> =>
  asked.order_id === null ? asked : submissionOf(storage, asked.order_id);

/** As many as are named of those that a short number may mean. */
const most = 12;

/** Those that a number may mean, each with its kind and name. */
async function candidates(desk: Reader, found: readonly Submission[]): Promise<readonly string[]> {
  const rows: (readonly string[])[] = [];
  for (const one of found.slice(0, most)) {
    const row = storedIn(await orderOf(desk, one))?.describe(desk.locale).row;
    rows.push([one.reference, row?.name ?? '', row?.what ?? desk.words('studio.unreadable.row')]);
  }
  return table(rows, [14, 30, 24]).map((row) => `  ${row}`);
}

/** Answers for exactly the submission of a number, short or whole, or says that there is none or that there are several. */
export async function withNumber(
  desk: Reader,
  reference: string,
  answer: (submission: Submission) => Promise<Reply>,
): Promise<Reply> {
  const { storage, words } = desk;
  const found = await submissionsLike(storage, reference);
  const [first] = found;
  if (!first) return refusal(words('studio.unknownReference', { reference }));
  const isOne = new Set(found.map(({ id, order_id }) => order_id ?? id)).size === 1;
  if (isOne) return answer(first);
  return refusal(plain([words('studio.ambiguous', { reference }), ...(await candidates(desk, found))].join('\n')));
}

/**
 * Answers for the submission of a number; for what a buyer sent about an order, that is the order.
 * @param answer is told, too, what the number itself stands for
 */
export const withSubmission = (
  desk: Reader,
  reference: string,
  answer: (submission: Submission, asked: Submission) => Promise<Reply>,
): Promise<Reply> => withNumber(desk, reference, async (asked) => answer(await orderOf(desk, asked), asked));

/** A newer version has written it: it stays unread and held back until that one looks at it. */
export const unreadable = ({ words }: Pick<Desk, 'words'>, { kind }: Submission): string =>
  words('studio.unreadable.text', { kind });

/** Answers for a submission that this version can read. */
export const withReadable = (
  desk: Reader,
  reference: string,
  answer: (submission: Submission, stored: StoredSubmission, asked: Submission) => Promise<Reply>,
): Promise<Reply> =>
  withSubmission(desk, reference, async (submission, asked) => {
    const stored = storedIn(submission);
    return stored ? answer(submission, stored, asked) : refusal(unreadable(desk, submission));
  });
