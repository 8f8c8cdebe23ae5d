import { createHash } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HeldBytes } from '@/server/http/receive/held-bytes';
import { type Spool, spoolFor } from '@/server/http/receive/spool';
import type { ReceivedFile } from '@/server/submissions/received';

/** Takes whatever comes. */
export const anything: HeldBytes = {
  take: () => true,
  arrived: () => undefined,
  makeRoom: () => 0,
  release: () => undefined,
};

/** On a disk without end. */
export const openSpool = (held = anything): Spool =>
  spoolFor({ folder: mkdtempSync(join(tmpdir(), 'spool-')), held, roomLeft: async () => Number.MAX_SAFE_INTEGER });

/** A file as if it had come along. */
export const sentFile = (name: string, bytes: Buffer): ReceivedFile => ({
  name,
  size: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
  head: bytes.subarray(0, 256),
  read: async () => bytes,
});
