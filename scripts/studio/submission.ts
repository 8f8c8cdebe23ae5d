import { type Submission, submissionBy } from '@/server/storage/queries/read';
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
export const unreadable = ({ words }: Pick<Desk, 'words'>, { kind }: Submission): string =>
  words('studio.unreadable.text', { kind });
