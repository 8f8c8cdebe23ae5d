import { setImmediate as turn } from 'node:timers/promises';
import { isCommonFault } from './faults';
import type { Storage } from './tables';

type Work<T> = (transaction: Storage) => Promise<T>;
type Job = Readonly<{ run: Work<() => void>; fail: (error: unknown) => void }>;
type Lane = { waiting: Job[]; running: boolean };

/** Of one transaction: it holds up everybody else who writes. */
const most = 64;

const lanes = new WeakMap<Storage, Lane>();

/** @returns what to tell each of them, now that all of it is on the disk */
const commit = (storage: Storage, jobs: readonly Job[]): Promise<readonly (() => void)[]> =>
  storage.transaction().execute(async (transaction) => {
    const tell: (() => void)[] = [];
    for (const { run } of jobs) tell.push(await run(transaction));
    return tell;
  });

/** What is wrong with one of them is not the others' fault: each is tried alone. A full disk is so for all of them. */
async function settle(storage: Storage, jobs: readonly Job[]): Promise<void> {
  try {
    for (const tell of await commit(storage, jobs)) tell();
  } catch (error) {
    if (jobs.length === 1 || isCommonFault(error)) for (const { fail } of jobs) fail(error);
    else for (const job of jobs) await settle(storage, [job]);
  }
}

async function empty(storage: Storage, lane: Lane): Promise<void> {
  lane.running = true;
  while (lane.waiting.length > 0) {
    // until everything that has arrived by now is in the lane
    await turn();
    await settle(storage, lane.waiting.splice(0, most));
  }
  lane.running = false;
}

/**
 * Does the work in a transaction that it shares with all work of the same turn of the event loop: a disk takes many
 * submissions in the time of one. Resolves after the commit. The work may be done twice, if what it shared failed.
 * @throws what the work throws; then nothing of it is kept
 */
export function commitTogether<T>(storage: Storage, work: Work<T>): Promise<T> {
  const lane = lanes.get(storage) ?? { waiting: [], running: false };
  lanes.set(storage, lane);
  return new Promise<T>((resolve, reject) => {
    const run: Job['run'] = async (transaction) => {
      const result = await work(transaction);
      return () => resolve(result);
    };
    lane.waiting.push({ run, fail: reject });
    if (!lane.running) void empty(storage, lane);
  });
}
