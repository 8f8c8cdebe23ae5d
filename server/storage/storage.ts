import { environment } from '../environment';
import { forget, once } from '../once';
import { openStorage } from './open';
import type { Storage } from './tables';

/** The site's storage, opened at the first request and shared by all. */
export function storage(): Promise<Storage> {
  return once('storage', () =>
    openStorage(environment().dataFolder).catch((error: unknown) => {
      forget('storage');
      throw error;
    }),
  );
}
