import { setTimeout as sleep } from 'node:timers/promises';
import { limits } from '../../platform/limits';
import { causeOf } from '../../platform/log';

export const isBusy = (error: unknown): boolean => causeOf(error).startsWith('SQLITE_BUSY');

type Clock = Readonly<{ now: () => number; wait: (ms: number) => Promise<unknown> }>;
const real: Clock = { now: () => performance.now(), wait: (ms) => sleep(ms) };

/** Retries the work while another process holds the file, up to `busyMs`. */
export type Patience = <T>(work: () => Promise<T> | T) => Promise<T>;

/**
 * Waits between the attempts, because SQLite's own waiting blocks the whole process, pages too (decision 014). The time
 * counts from the first failure of any work, and a success resets it: work that comes after the limit gets one attempt,
 * and a queue does not wait the full time for each. So all work with one `Patience` must need the same lock.
 */
export function patience(clock: Clock = real): Patience {
  const { busyMs, longestPauseMs } = limits.storage;
  let since = 0;
  let last = Number.NEGATIVE_INFINITY;
  const goOn = (error: unknown): boolean => {
    if (!isBusy(error)) return false;
    const now = clock.now();
    if (now - last > busyMs) since = now;
    last = now;
    return now - since < busyMs;
  };
  return async (work) => {
    for (let pauseMs = 1; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
      try {
        const done = await work();
        last = Number.NEGATIVE_INFINITY;
        return done;
      } catch (error) {
        if (!goOn(error)) throw error;
        await clock.wait(pauseMs);
      }
    }
  };
}
