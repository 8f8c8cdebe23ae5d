import { createHash } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Spool, spoolFor } from '@/server/http/receive/spool';
import type { ReceivedFile } from '@/server/submissions/received';

/** A spool on a disk that is never full. */
export const openSpool = (): Spool => {
  const folder = mkdtempSync(join(tmpdir(), 'spool-'));
  return spoolFor({ spoolFolder: () => folder, freeBytes: async () => Number.MAX_SAFE_INTEGER });
};

/** A file as if it had been sent with a form. */
export const sentFile = (name: string, bytes: Buffer): ReceivedFile => ({
  name,
  size: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
  head: bytes.subarray(0, 256),
  read: async () => bytes,
});
