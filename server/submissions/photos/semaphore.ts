import pLimit from 'p-limit';

/** Runs a few tasks at a time: the rest wait in a queue, and when that is full, the caller gets "busy". */
export type Semaphore = <T>(job: () => Promise<T>) => Promise<T | 'busy'>;

export function semaphore({ atOnce, waiting }: { atOnce: number; waiting: number }): Semaphore {
  const limit = pLimit(atOnce);
  return async (job) => (limit.activeCount + limit.pendingCount < atOnce + waiting ? limit(job) : 'busy');
}
