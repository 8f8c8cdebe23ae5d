import type { Storage } from '../tables';
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
 * Erases everything sent from an address, with photos, keys and letters; call `scrub` afterwards.
 * @returns the number of submissions
 */
export async function erasePerson(storage: Storage, email: string): Promise<number> {
  const { numDeletedRows } = await storage
    .deleteFrom('submissions')
    .where('email', '=', comparedEmail(email))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
