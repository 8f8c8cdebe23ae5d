import { copyFileSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LogLine } from '@/server/platform/log';
import { deliveredFolder } from '@/server/storage/delivered';
import type { Effects } from '@/server/storage/effects';
import { type DatabaseLocation, openStorage } from '@/server/storage/open';
import type { Storage } from '@/server/storage/tables';
import { newDatabase } from './postgres';

export const databases = ['sqlite', 'postgres'] as const;
export type Database = (typeof databases)[number];

export type Studio = Readonly<{
  folder: string;
  place: DatabaseLocation;
  storage: Storage;
  log: LogLine[];
  effects: Effects;
  close: () => Promise<void>;
}>;

/** `prepare`: lays something there before it is opened. */
type Setting = Readonly<{ now?: number; database?: Database; prepare?: (place: DatabaseLocation) => Promise<void> }>;

const file = 'studio.sqlite';

/** Lays the tables that a run makes once: to make them waits for the disk, again and again. */
async function layTables(dataFolder: string): Promise<void> {
  const run = process.env.TEST_RUN_FOLDER;
  if (!run) return;
  const made = join(run, file);
  if (!existsSync(made)) {
    const own = mkdtempSync(join(run, 'tables-'));
    await (await openStorage({ dataFolder: own, databaseUrl: null })).destroy();
    renameSync(join(own, file), made);
  }
  copyFileSync(made, join(dataFolder, file));
}

/** A new storage, with a clock that stands still and random numbers that are the same in every run. */
export async function openStudio({
  now = Date.UTC(2026, 10, 21, 13, 5),
  database = 'sqlite',
  prepare,
}: Setting = {}): Promise<Studio> {
  const folder = mkdtempSync(join(tmpdir(), 'studio-'));
  const place = { dataFolder: folder, databaseUrl: database === 'postgres' ? await newDatabase() : null };
  if (prepare) await prepare(place);
  else if (database === 'sqlite') await layTables(folder);
  const storage = await openStorage(place);
  const log: LogLine[] = [];
  let ids = 0;
  let tokens = 0;
  const effects: Effects = {
    storage: async () => storage,
    spoolFolder: () => join(folder, 'spool'),
    deliveredFolder: () => deliveredFolder(folder),
    freeBytes: async () => Number.MAX_SAFE_INTEGER,
    now: () => now,
    random: () => 0,
    uuid: () => `id-${++ids}`,
    token: () => String(++tokens).padStart(40, '0'),
    mails: () => true,
    mailHost: () => 'studio.example',
    log: (line) => void log.push(line),
  };
  const close = async (): Promise<void> => {
    await storage.destroy();
    rmSync(folder, { recursive: true });
  };
  return { folder, place, storage, log, effects, close };
}
