import { limits } from '../../platform/limits';
import type { Storage } from '../tables';

/** What the answer says of a stored submission. `token`: of its private page; null where it has none. */
export type Saved = Readonly<{ id: string; reference: string; token: string | null }>;

/** What a repetition of a request is recognized by: its key, and the hash of its content. */
export type RequestIdentity = Readonly<{ kind: string; key: string | null; hash: string }>;
export type Earlier = Saved & Readonly<{ hash: string }>;

const answered = (storage: Storage) =>
  storage
    .selectFrom('submissions')
    .leftJoin('order_links', 'order_links.submission_id', 'submissions.id')
    .select(['submissions.id', 'submissions.reference', 'submissions.content_hash as hash', 'order_links.token']);

/**
 * The submission that a request repeats, if any. A browser's key is remembered for a week. A form sent without script
 * has no key: there the same content within ten minutes counts as the same submission (TRUST-11). What is about an order
 * is not looked for so: its kind's `follow` knows by the order's history.
 */
export function earlierOf(
  storage: Storage,
  { kind, key, hash }: RequestIdentity,
  now: number,
): Promise<Earlier | undefined> {
  const earlier =
    key === null
      ? answered(storage)
          .where('submissions.kind', '=', kind)
          .where('submissions.content_hash', '=', hash)
          .where('submissions.created_at', '>', now - limits.repetition.contentMs)
          .where('submissions.order_id', 'is', null)
          .orderBy('submissions.created_at', 'desc')
      : answered(storage)
          .innerJoin('idempotency', 'idempotency.submission_id', 'submissions.id')
          .where('idempotency.kind', '=', kind)
          .where('idempotency.key', '=', key)
          .where('idempotency.created_at', '>', now - limits.repetition.keyMs);
  return earlier.limit(1).executeTakeFirst();
}

/** Stores the key, in the place of an equal one that is older than a week. */
export async function rememberKey(
  storage: Storage,
  { kind, key }: RequestIdentity,
  saved: { id: string; at: number },
): Promise<void> {
  if (key === null) return;
  await storage
    .deleteFrom('idempotency')
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('created_at', '<=', saved.at - limits.repetition.keyMs)
    .execute();
  await storage
    .insertInto('idempotency')
    .values({ kind, key, submission_id: saved.id, created_at: saved.at })
    .execute();
}
