import type { Problem } from '@/domain/problems';

type Reader = ReadableStreamDefaultReader<Uint8Array>;

/** Thrown to end the reading of a body; `problem` becomes the answer. */
export class Stopped extends Error {
  constructor(readonly problem: Problem) {
    super(problem.code);
  }
}

async function discard(reader: Reader): Promise<void> {
  try {
    while (!(await reader.read()).done);
  } catch {
    // the visitor has closed the connection
  }
}

/**
 * Reads the rest of a body and drops it, so that the connection can be used again. Cancelling the stream would close
 * the connection before the browser has read the answer.
 */
export function drain(body: ReadableStream<Uint8Array> | null): void {
  if (body && !body.locked) void discard(body.getReader());
}

/** The body's chunks, up to `most` bytes. They are counted, because Content-Length may be wrong. */
export async function* chunksOf(body: ReadableStream<Uint8Array>, most: number): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  let total = 0;
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      total += read.value.byteLength;
      if (total > most) throw new Stopped({ code: 'request.tooLarge' });
      yield read.value;
    }
  } finally {
    void discard(reader);
  }
}
