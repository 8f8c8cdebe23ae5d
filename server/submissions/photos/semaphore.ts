import pLimit from 'p-limit';

/** Gives `busy` where `waiting` jobs are in the queue. */
export type Semaphore = <T>(job: () => Promise<T>) => Promise<T | 'busy'>;

export function semaphore({ atOnce, waiting }: { atOnce: number; waiting: number }): Semaphore {
  const limit = pLimit(atOnce);
  return async (job) => (limit.activeCount + limit.pendingCount < atOnce + waiting ? limit(job) : 'busy');
}
