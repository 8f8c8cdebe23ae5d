import { type Submission, submissionBy } from '@/server/storage/queries/read';
import type { StoredSubmission } from '@/server/submissions/kind';
import { storedIn } from '@/server/submissions/kinds';
import { type Desk, type Reply, refusal } from './verb';

/** Answers for the submission of a reference, or that there is none. */
export async function withSubmission(
  { storage, words }: Pick<Desk, 'storage' | 'words'>,
  reference: string,
  answer: (submission: Submission) => Promise<Reply>,
): Promise<Reply> {
  const submission = await submissionBy(storage, reference);
  return submission ? answer(submission) : refusal(words('studio.unknownReference', { reference }));
}

/** A newer version has written it: it stays unread and held back until that one looks at it. */
const unreadable = ({ words }: Pick<Desk, 'words'>, { kind }: Submission): string =>
  words('studio.unreadable.text', { kind });

/** Answers for a submission that this version can read. */
export const withReadable = (
  desk: Pick<Desk, 'storage' | 'words'>,
  reference: string,
  answer: (submission: Submission, stored: StoredSubmission) => Promise<Reply>,
): Promise<Reply> =>
  withSubmission(desk, reference, async (submission) => {
    const stored = storedIn(submission);
    return stored ? answer(submission, stored) : refusal(unreadable(desk, submission));
  });
