import type { Effects } from './effects';
import { isNewerSchema } from './migrations/migrate';

/** How long a start waits for the database, in ms: one that is away is no reason to keep the pages away, too. */
const patienceMs = 2000;

/**
 * Ends the start of an old version on tables of a newer one. Any other fault of the storage is left to the requests.
 * @throws if the tables belong to a newer version
 */
export async function refuseNewerSchema({ storage }: Pick<Effects, 'storage'>): Promise<void> {
  const refused = storage().then(
    () => null,
    (error: unknown) => (isNewerSchema(error) ? error : null),
  );
  const patience = new Promise<null>((resolve) => setTimeout(() => resolve(null), patienceMs).unref());
  const error = await Promise.race([refused, patience]);
  if (error) throw error;
}
