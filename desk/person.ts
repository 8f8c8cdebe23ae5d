import { submissionsBy } from '@/server/storage/queries/person';
import type { Submission } from '@/server/storage/queries/read';
import { type Desk, type Reply, refusal } from './verb';

/** Answers for all that a person sent, or that there is nothing. */
export async function withPerson(
  { storage, words }: Pick<Desk, 'storage' | 'words'>,
  email: string,
  answer: (rows: readonly Submission[]) => Promise<Reply>,
): Promise<Reply> {
  const rows = await submissionsBy(storage, email);
  return rows.length > 0 ? answer(rows) : refusal(words('studio.person.none', { email }));
}
