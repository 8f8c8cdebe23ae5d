import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Effects } from '../effects';
import type { LogLine } from '../log';
import { openStorage } from '../storage/open';
import type { Storage } from '../storage/tables';

export type Studio = Readonly<{
  folder: string;
  storage: Storage;
  log: LogLine[];
  effects: Effects;
  close: () => Promise<void>;
}>;

/** A storage in a folder of its own, with a clock that stands still and chance that repeats. */
export async function openStudio(now: number = Date.UTC(2026, 10, 21, 13, 5)): Promise<Studio> {
  const folder = mkdtempSync(join(tmpdir(), 'studio-'));
  const storage = await openStorage(folder);
  const log: LogLine[] = [];
  let ids = 0;
  const effects: Effects = {
    publicOrigins: () => ['https://studio.example'],
    storage: async () => storage,
    freeBytes: async () => Number.MAX_SAFE_INTEGER,
    now: () => now,
    random: () => 0,
    uuid: () => `id-${++ids}`,
    log: (line) => void log.push(line),
  };
  const close = async (): Promise<void> => {
    await storage.destroy();
    rmSync(folder, { recursive: true });
  };
  return { folder, storage, log, effects, close };
}
