import { limits } from '../../platform/limits';
import { yearInWarsaw } from '../../platform/warsaw';
import { commitTogether } from '../../storage/commit-together';
import { takeNumber } from '../../storage/numbers';
import type { Storage } from '../../storage/tables';

type Tried = { running: Promise<void> | null; since: number };

const tried = new WeakMap<Storage, Tried>();

/** What every form begins with, and a commit, which is where most faults show. It counts by none: no number is used up. */
const write = (storage: Storage, at: number): Promise<unknown> =>
  commitTogether(storage, (transaction) => takeNumber(transaction, yearInWarsaw(at), 0));

async function tryAndNote(storage: Storage, note: Tried, at: number): Promise<void> {
  try {
    await write(storage, at);
    note.since = performance.now();
  } finally {
    note.running = null;
  }
}

/**
 * Does what a form would do, on the disk. Whoever asks meanwhile waits for the same attempt, so that nobody can keep the
 * disk busy with asking.
 * @param keptMs a success stands for so long; a failure is looked at again each time
 * @throws what a form would meet
 */
export function tryToWrite(storage: Storage, at: number, keptMs: number = limits.health.keptMs): Promise<void> {
  const note = tried.get(storage) ?? { running: null, since: Number.NEGATIVE_INFINITY };
  tried.set(storage, note);
  if (note.running) return note.running;
  if (performance.now() - note.since < keptMs) return Promise.resolve();
  note.running = tryAndNote(storage, note, at);
  return note.running;
}
