import type { Problem } from '@/domain/problems';

/** A file that waits on the disk. */
export type Spooled = Readonly<{
  /** Bytes. */
  size: number;
  sha256: string;
  /** Its first bytes, enough to know its kind. */
  head: Buffer;
  read: () => Promise<Buffer>;
}>;

/** Puts a whole file aside until it is wanted. */
export type SpoolBytes = (bytes: Buffer) => Promise<Spooled>;

export type ReceivedFile = Readonly<{ name: string }> & Spooled;

/** What a request brought, or the first thing that was wrong with it. The language may be known even then. */
export type ReceivedForm = Readonly<{
  fields: Readonly<Record<string, string>>;
  files: readonly ReceivedFile[];
  problem?: Problem;
  /** What failed on our side while it was read: a disk, for one. */
  fault?: unknown;
}>;

/** Which field carries files, and how many and how large. */
export type FileRules = Readonly<{ field: string; count: number; bytes: number; totalBytes: number }>;
