import { numberIn } from '@/server/storage/queries/folded';
import { type Listed, listedAmong } from '@/server/storage/queries/listed';
import { submissionsBy } from '@/server/storage/queries/person';
import type { Submission } from '@/server/storage/queries/read';
import type { Storage } from '@/server/storage/tables';
import { reachIn } from '@/server/submissions/reach';
import { search } from './search';

const numberOf = (submission: Submission): string | null => numberIn(reachIn(submission).phone);

/** Everything that came from the e-mail or the telephone of a submission, without what was sent about an order. */
export async function personOf(storage: Storage, submission: Submission): Promise<readonly Listed[]> {
  const { id, order_id, email } = submission;
  const digits = numberOf(submission);
  const mailed = email ? await submissionsBy(storage, [email]) : [];
  const called = digits === null ? [] : await search(storage, digits);
  const own = [...mailed, ...called.filter((one) => numberOf(one) === digits)];
  return listedAmong(storage, [...new Set([order_id ?? id, ...own.map((one) => one.order_id ?? one.id)])]);
}
