import { setImmediate as turn } from 'node:timers/promises';
import { isCommonFault } from './faults';
import type { Storage } from './tables';

type Work<T> = (transaction: Storage) => Promise<T>;
type Job = Readonly<{ run: Work<() => void>; fail: (error: unknown) => void }>;
type CommitQueue = { waiting: Job[]; running: boolean };

/** The most jobs in one transaction, because everybody else who writes waits for it. */
const most = 64;

const queues = new WeakMap<Storage, CommitQueue>();

/** All jobs or none, in one transaction. Their promises resolve after the commit. */
async function commit(storage: Storage, jobs: readonly Job[]): Promise<void> {
  const resolvers = await storage.transaction().execute(async (transaction) => {
    const resolves: (() => void)[] = [];
    for (const { run } of jobs) resolves.push(await run(transaction));
    return resolves;
  });
  for (const resolve of resolvers) resolve();
}

const failAll = (jobs: readonly Job[], error: unknown): void => {
  for (const { fail } of jobs) fail(error);
};

/**
 * Tries each job alone. Stops at an error of the storage itself, because the jobs that are left would get the same
 * error.
 */
async function oneByOne(storage: Storage, jobs: readonly Job[]): Promise<void> {
  for (const [index, job] of jobs.entries()) {
    try {
      await commit(storage, [job]);
    } catch (error) {
      if (isCommonFault(error)) return failAll(jobs.slice(index), error);
      job.fail(error);
    }
  }
}

/**
 * If one job's content makes the commit fail, each is tried alone; an error such as a full disk is the same for all.
 */
async function commitBatch(storage: Storage, jobs: readonly Job[]): Promise<void> {
  try {
    await commit(storage, jobs);
  } catch (error) {
    if (jobs.length === 1 || isCommonFault(error)) failAll(jobs, error);
    else await oneByOne(storage, jobs);
  }
}

async function empty(storage: Storage, queue: CommitQueue): Promise<void> {
  queue.running = true;
  while (queue.waiting.length > 0) {
    // lets every request that has arrived by now join the queue
    await turn();
    await commitBatch(storage, queue.waiting.splice(0, most));
  }
  queue.running = false;
}

/**
 * Runs the work in one transaction with all other work of the same turn of the event loop (group commit), because a
 * disk commits many submissions in the time of one. Resolves after the commit. The work may run twice: if the shared
 * transaction fails, each work is tried alone.
 * @throws what the work throws; then nothing of it is stored
 */
export function commitTogether<T>(storage: Storage, work: Work<T>): Promise<T> {
  const queue = queues.get(storage) ?? { waiting: [], running: false };
  queues.set(storage, queue);
  return new Promise<T>((resolve, reject) => {
    const run: Job['run'] = async (transaction) => {
      const result = await work(transaction);
      return () => resolve(result);
    };
    queue.waiting.push({ run, fail: reject });
    if (!queue.running) void empty(storage, queue);
  });
}
