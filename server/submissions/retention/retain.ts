import type { DeleteResult } from 'kysely';
import { limits } from '../../platform/limits';
import type { Storage } from '../../storage/tables';
import { kindNames, kinds } from '../kinds';

export type Erased = Readonly<{ submissions: number; photos: number; quarantine: number; keys: number }>;

const countOf = (results: readonly DeleteResult[]): number =>
  results.reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), 0);

async function submissionsOfAge(storage: Storage, now: number): Promise<number> {
  let count = 0;
  for (const kind of kindNames()) {
    const old = storage
      .deleteFrom('submissions')
      .where('kind', '=', kind)
      .where('created_at', '<', kinds[kind].keptSince(now));
    count += countOf(await old.execute());
  }
  return count;
}

/** Erases what has been kept for its time; photos, keys and letters go with their submission. `scrub` comes after. */
export function retain(storage: Storage, now: number): Promise<Erased> {
  const { photoMs, quarantineMs } = limits.retention;
  return storage.transaction().execute(async (transaction): Promise<Erased> => {
    const old = transaction
      .selectFrom('submissions')
      .select('id')
      .where('created_at', '<', now - photoMs);
    const held = transaction.deleteFrom('submissions').where('quarantine', 'is not', null);
    const keys = transaction.deleteFrom('idempotency').where('created_at', '<=', now - limits.repetition.keyMs);
    return {
      submissions: await submissionsOfAge(transaction, now),
      quarantine: countOf(await held.where('created_at', '<', now - quarantineMs).execute()),
      photos: countOf(await transaction.deleteFrom('photos').where('submission_id', 'in', old).execute()),
      keys: countOf(await keys.execute()),
    };
  });
}
