import type { Problem } from '@/domain/problems';
import type { HeldBytes } from './held-bytes';

/** Stops the reading with a problem that the visitor is told. */
export class Stopped extends Error {
  constructor(readonly problem: Problem) {
    super(problem.code);
  }
}

/** The body's chunks, up to a limit: the stated length is only a promise. */
export async function* chunksOf(
  body: ReadableStream<Uint8Array> | null,
  { most, held }: { most: number; held: HeldBytes },
): AsyncGenerator<Uint8Array> {
  let total = 0;
  for await (const chunk of body ?? []) {
    total += chunk.byteLength;
    if (total > most) throw new Stopped({ code: 'request.tooLarge' });
    if (!held.take(chunk.byteLength)) throw new Stopped({ code: 'busy' });
    yield chunk;
  }
}
