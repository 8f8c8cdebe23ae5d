import type { Storage } from '../tables';
import { keepErased } from './erased-orders';
import type { Submission } from './read';

/** The address as it is compared; it may be anything the visitor typed. */
export const comparedEmail = (typed: string): string => typed.trim().toLowerCase();

/** Everything that was sent from an address, newest first. */
export const submissionsBy = (storage: Storage, email: string): Promise<Submission[]> =>
  storage
    .selectFrom('submissions')
    .selectAll()
    .where('email', '=', comparedEmail(email))
    .orderBy('created_at', 'desc')
    .execute();

/**
 * Erases everything sent from an address, with photos, keys and letters; of orders their numbers, sums and days stay. Call `scrub`
 * afterwards.
 * @returns the number of submissions
 */
export const erasePerson = (storage: Storage, email: string): Promise<number> =>
  storage.transaction().execute(async (transaction) => {
    const ids = (await submissionsBy(transaction, email)).map(({ id }) => id);
    await keepErased(transaction, ids);
    const { numDeletedRows } = await transaction
      .deleteFrom('submissions')
      .where('email', '=', comparedEmail(email))
      .executeTakeFirst();
    return Number(numDeletedRows);
  });
