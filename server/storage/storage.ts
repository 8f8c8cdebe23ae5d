import { environment } from '../platform/environment';
import { UnusableDatabase } from './faults';
import { openStorage } from './open';
import type { Storage } from './tables';

let opened: Promise<Storage> | undefined;

/** Where it cannot be opened, the next call tries again. */
export function storage(): Promise<Storage> {
  opened ??= openStorage(environment()).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

/** How long a start waits for the database, in ms: without it, pages can still be served. */
const startMs = 2000;

/** @throws `UnusableDatabase`; any other fault, as a Postgres that is away, is left to the requests */
export async function openAtStart(effects: Readonly<{ storage: () => Promise<Storage> }>): Promise<void> {
  const refused = effects.storage().then(
    () => null,
    (error: unknown) => (error instanceof UnusableDatabase ? error : null),
  );
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), startMs).unref());
  const error = await Promise.race([refused, late]);
  if (error) throw error;
}
