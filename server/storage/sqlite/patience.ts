import { setTimeout as sleep } from 'node:timers/promises';
import { limits } from '../../platform/limits';
import { causeOf } from '../../platform/log';

export const isBusy = (error: unknown): boolean => causeOf(error).startsWith('SQLITE_BUSY');

type Clock = Readonly<{ now: () => number; wait: (ms: number) => Promise<unknown> }>;
const real: Clock = { now: () => performance.now(), wait: (ms) => sleep(ms) };

/** Does it again while another process holds the file, up to the limit. */
export type Patience = <T>(work: () => Promise<T> | T) => Promise<T>;

/**
 * Waits for the file between the attempts, not in them: SQLite's own waiting holds up the whole process, pages and all
 * (decision 025). Whoever comes while the limit has already passed gets one attempt, else a queue would wait in turn; so
 * one patience is for work that needs the same lock, whose success says that it was free.
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
