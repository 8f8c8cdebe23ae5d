import { limits } from '@/domain/limits';
import { once } from '../once';

const held = (): { bytes: number } => once('held-bytes', () => ({ bytes: 0 }));

/** The bytes that one request holds in memory, counted together with everybody's. */
export type HeldBytes = Readonly<{ take: (bytes: number) => boolean; release: () => void }>;

/** Counts what arrives, not what is announced, so that announcing much and sending little blocks nobody. */
export function holdBytes(most: number = limits.uploadsInMemory): HeldBytes {
  let own = 0;
  let released = false;
  return {
    take(bytes) {
      // a parser that ended early may leave a chunk on its way: it belongs to nobody any more
      if (released || held().bytes + bytes > most) return false;
      own += bytes;
      held().bytes += bytes;
      return true;
    },
    release() {
      released = true;
      held().bytes -= own;
      own = 0;
    },
  };
}
