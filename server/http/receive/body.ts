import type { Problem } from '@/domain/problems';
import type { HeldBytes } from './held-bytes';

type Reader = ReadableStreamDefaultReader<Uint8Array>;

/** Stops the reading with a problem that the visitor is told. */
export class Stopped extends Error {
  constructor(readonly problem: Problem) {
    super(problem.code);
  }
}

async function discard(reader: Reader): Promise<void> {
  try {
    while (!(await reader.read()).done);
  } catch {
    // The visitor is gone; so is the body.
  }
}

/**
 * Lets what is left of a body run into nothing: else the connection could not be used again, and a cancel would end it
 * before the answer is read.
 */
export function drain(body: ReadableStream<Uint8Array> | null): void {
  if (body && !body.locked) void discard(body.getReader());
}

/** The body's chunks, up to a limit: the stated length is only a promise. */
export async function* chunksOf(
  body: ReadableStream<Uint8Array>,
  { most, held }: { most: number; held: HeldBytes },
): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  let total = 0;
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      total += read.value.byteLength;
      if (total > most) throw new Stopped({ code: 'request.tooLarge' });
      if (!held.take(read.value.byteLength)) throw new Stopped({ code: 'busy' });
      yield read.value;
    }
  } finally {
    void discard(reader);
  }
}
