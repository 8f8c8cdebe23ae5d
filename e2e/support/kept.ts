import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';

type Row = Readonly<{ id: string; kind: string; photos: number; letters: number }>;

const rows = `select id, kind,
  (select count(*) from photos where submission_id = submissions.id) as photos,
  (select count(*) from letters where submission_id = submissions.id) as letters
  from submissions order by created_at, reference`;

/** Copies the files first, because SQLite would resolve `/proc/PID/root` to our own disk. */
function copyOf(folder: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'kept-'));
  cpSync(folder, copy, { recursive: true, filter: (path) => !/ballast|-shm$/.test(path) });
  return copy;
}

/** The rows in a site's SQLite file and log, and SQLite's integrity check. Nobody may write meanwhile. */
export function keptIn(folder: string): Readonly<{ submissions: readonly Row[]; integrity: unknown }> {
  const copy = copyOf(folder);
  const file = new Database(join(copy, 'studio.sqlite'));
  try {
    return {
      submissions: file.prepare(rows).all() as readonly Row[],
      integrity: file.pragma('integrity_check', { simple: true }),
    };
  } finally {
    file.close();
    rmSync(copy, { recursive: true });
  }
}
