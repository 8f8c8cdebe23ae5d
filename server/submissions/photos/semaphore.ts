/** Runs a few tasks at a time: the rest wait in a queue, and when that is full, the caller gets "busy". */
export type Semaphore = <T>(job: () => Promise<T>) => Promise<T | 'busy'>;

export function semaphore({ atOnce, waiting }: { atOnce: number; waiting: number }): Semaphore {
  const queue: (() => void)[] = [];
  let running = 0;
  return async (job) => {
    if (running >= atOnce) {
      if (queue.length >= waiting) return 'busy';
      // Whoever leaves hands the place over, so `running` stays as it is.
      await new Promise<void>((resolve) => queue.push(resolve));
    } else running += 1;
    try {
      return await job();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
