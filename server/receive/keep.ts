import type { Problem } from '@/domain/problems';
import type { Effects } from '../effects';
import { type NewSubmission, type Saved, savedUnder, saveSubmission } from '../storage/save';
import { roomFor } from '../storage/space';
import type { Storage } from '../storage/tables';

/** How a request ends. */
export type Outcome = Readonly<{ problem: Problem } | { saved: Saved; replayed: boolean; count: number }>;

type Once = Pick<NewSubmission, 'kind' | 'key' | 'hash'>;

/** The answer this key got before; null where it is new. One key stands for one content (trust: once). */
export async function earlier(storage: Storage, { kind, key, hash }: Once): Promise<Outcome | null> {
  const before = key === null ? undefined : await savedUnder(storage, kind, key);
  if (!before) return null;
  if (before.hash !== hash) return { problem: { code: 'request.key' } };
  return { saved: { id: before.id, reference: before.reference }, replayed: true, count: 0 };
}

/** Keeps a submission. Two of the same key at the same time: one is kept, the other gets its answer. */
export async function keep(storage: Storage, submission: NewSubmission, effects: Effects): Promise<Outcome> {
  const count = submission.photos.length;
  if (!roomFor({ photos: count, free: await effects.freeBytes() })) return { problem: { code: 'storage' } };
  try {
    return { saved: await saveSubmission(storage, submission, effects), replayed: false, count };
  } catch (error) {
    const before = await earlier(storage, submission);
    if (before) return before;
    throw error;
  }
}
