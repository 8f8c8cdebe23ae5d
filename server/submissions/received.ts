import type { Problem } from '@/domain/problems';

export type Spooled = Readonly<{
  size: number;
  sha256: string;
  /** Its first bytes, enough to know its kind. */
  head: Buffer;
  read: () => Promise<Buffer>;
}>;

export type SpoolBytes = (bytes: Buffer) => Promise<Spooled>;

export type ReceivedFile = Readonly<{ name: string }> & Spooled;

export type ReceivedForm = Readonly<{
  fields: Readonly<Record<string, string>>;
  files: readonly ReceivedFile[];
  problem?: Problem;
  /** What failed on our side while it was read: a disk, for one. */
  fault?: unknown;
}>;

export type FileRules = Readonly<{ field: string; count: number; bytes: number; totalBytes: number }>;
