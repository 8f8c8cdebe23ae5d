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

/** The orders that have been declined for so long, and are so still. */
const declinedSince = (storage: Storage, at: number) =>
  storage
    .selectFrom('order_events as declined')
    .select('declined.submission_id')
    .where('declined.state', '=', 'declined')
    .where('declined.at', '<', at)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('order_events as later')
            .select('later.position')
            .whereRef('later.submission_id', '=', 'declined.submission_id')
            .whereRef('later.position', '>', 'declined.position')
            .where('later.state', 'is not', null),
        ),
      ),
    );

/** Erases what has been kept for its time; photos, keys and letters go with their submission. `scrub` comes after. */
export function retain(storage: Storage, now: number): Promise<Erased> {
  const { photoMs, declinedPhotoMs, quarantineMs } = limits.retention;
  return storage.transaction().execute(async (transaction): Promise<Erased> => {
    const old = transaction
      .selectFrom('submissions')
      .select('id')
      .where('created_at', '<', now - photoMs);
    const ended = declinedSince(transaction, now - declinedPhotoMs);
    const held = transaction.deleteFrom('submissions').where('quarantine', 'is not', null);
    const keys = transaction.deleteFrom('idempotency').where('created_at', '<=', now - limits.repetition.keyMs);
    return {
      submissions: await submissionsOfAge(transaction, now),
      quarantine: countOf(await held.where('created_at', '<', now - quarantineMs).execute()),
      photos: countOf(
        await transaction
          .deleteFrom('photos')
          .where(({ eb, or }) => or([eb('submission_id', 'in', old), eb('submission_id', 'in', ended)]))
          .execute(),
      ),
      keys: countOf(await keys.execute()),
    };
  });
}
