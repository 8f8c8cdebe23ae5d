import { setImmediate as turn } from 'node:timers/promises';
import { isCommonFault } from './faults';
import type { Storage } from './tables';

type Work<T> = (transaction: Storage) => Promise<T>;
type Job = Readonly<{ run: Work<() => void>; fail: (error: unknown) => void }>;
type CommitQueue = { waiting: Job[]; running: boolean };

/** Of one transaction: it holds up everybody else who writes. */
const most = 64;

const queues = new WeakMap<Storage, CommitQueue>();

/** All of it or nothing. They are told when it is on the disk. */
async function commit(storage: Storage, jobs: readonly Job[]): Promise<void> {
  const told = await storage.transaction().execute(async (transaction) => {
    const tell: (() => void)[] = [];
    for (const { run } of jobs) tell.push(await run(transaction));
    return tell;
  });
  for (const tell of told) tell();
}

const failAll = (jobs: readonly Job[], error: unknown): void => {
  for (const { fail } of jobs) fail(error);
};

/** Until something is wrong with the storage: whoever is left would only wait for the same answer. */
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

/** What is wrong with one of them is not the others' fault: each is tried alone. A full disk is so for all of them. */
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
    // until everything that has arrived by now is in the queue
    await turn();
    await commitBatch(storage, queue.waiting.splice(0, most));
  }
  queue.running = false;
}

/**
 * Does the work in a transaction that it shares with all work of the same turn of the event loop: a disk takes many
 * submissions in the time of one. Resolves after the commit. The work may be done twice, if what it shared failed.
 * @throws what the work throws; then nothing of it is kept
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
