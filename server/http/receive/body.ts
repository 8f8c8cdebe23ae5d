import type { Problem } from '@/domain/problems';

/** One request's part of a memory or disk budget that all requests share. */
export type HeldBytes = Readonly<{
  /** Takes so many bytes. False if there is no room, or if the reservation was lost or released. */
  take: (bytes: number) => boolean;
  /** The whole body has arrived: from now on the reservation cannot be lost to others. */
  arrived: () => void;
  /** Makes room by taking the reservation of the slowest sender. @returns the bytes that it held; 0 if there is no other */
  takeFromSlowest: () => number;
  release: () => void;
}>;

type Reader = ReadableStreamDefaultReader<Uint8Array>;

/** Ends the reading of a body; `problem` becomes the answer. */
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

/** The body's chunks, up to a limit. They are counted, because Content-Length may be wrong. */
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
