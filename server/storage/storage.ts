import { environment } from '../platform/environment';
import { forget, singleton } from '../platform/process-singleton';
import { UnusableDatabase } from './faults';
import { openStorage } from './open';
import type { Storage } from './tables';

const name = 'storage';

export const storage = (): Promise<Storage> =>
  singleton(name, () =>
    openStorage(environment()).catch((error: unknown) => {
      forget(name);
      throw error;
    }),
  );

/** How long a start waits for the database, in ms: without it, pages can still be served. */
const startMs = 2000;

/**
 * Opens the storage at the start. Where the database must not be used, the start ends; any other fault, as a Postgres that
 * is away, is left to the requests.
 * @throws `UnusableDatabase`
 */
export async function openAtStart(effects: Readonly<{ storage: () => Promise<Storage> }>): Promise<void> {
  const refused = effects.storage().then(
    () => null,
    (error: unknown) => (error instanceof UnusableDatabase ? error : null),
  );
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), startMs).unref());
  const error = await Promise.race([refused, late]);
  if (error) throw error;
}
