import { limits } from '../../platform/limits';
import { yearInWarsaw } from '../../platform/warsaw';
import { takeNumber } from '../../storage/queries/reference';
import type { Storage } from '../../storage/tables';

type Tried = { running: Promise<void> | null; since: number };

const tried = new WeakMap<Storage, Tried>();

/**
 * The first statement of every form, and a commit, where most faults show. It adds 0, so it uses up no reference
 * number.
 */
const write = (storage: Storage, at: number): Promise<unknown> =>
  storage.transaction().execute((transaction) => takeNumber(transaction, yearInWarsaw(at), 0));

async function tryAndNote(storage: Storage, note: Tried, at: number): Promise<void> {
  try {
    await write(storage, at);
    note.since = performance.now();
  } finally {
    note.running = null;
  }
}

/**
 * Writes as a form would. Requests that come meanwhile share the attempt, so that many requests cannot keep the disk
 * busy.
 * @param keptMs milliseconds for which a success is remembered; after a failure every call tries again
 * @throws the error that a form would get
 */
export function tryToWrite(storage: Storage, at: number, keptMs: number = limits.health.keptMs): Promise<void> {
  const note = tried.get(storage) ?? { running: null, since: Number.NEGATIVE_INFINITY };
  tried.set(storage, note);
  if (note.running) return note.running;
  if (performance.now() - note.since < keptMs) return Promise.resolve();
  note.running = tryAndNote(storage, note, at);
  return note.running;
}
