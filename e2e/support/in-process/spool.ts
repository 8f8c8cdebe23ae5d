import { createHash } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HeldBytes } from '@/server/http/receive/body';
import { type Spool, spoolFor } from '@/server/http/receive/spool';
import type { ReceivedFile } from '@/server/submissions/received';

/** A budget without a limit. */
export const anything: HeldBytes = {
  take: () => true,
  arrived: () => undefined,
  takeFromSlowest: () => 0,
  release: () => undefined,
};

/** A spool on a disk that is never full. */
export const openSpool = (held = anything): Spool =>
  spoolFor({ folder: mkdtempSync(join(tmpdir(), 'spool-')), held, freeLeft: async () => Number.MAX_SAFE_INTEGER });

/** A file as if it had been sent with a form. */
export const sentFile = (name: string, bytes: Buffer): ReceivedFile => ({
  name,
  size: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
  head: bytes.subarray(0, 256),
  read: async () => bytes,
});
