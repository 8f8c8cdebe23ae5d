import { existsSync, mkdirSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Storage } from './tables';

export const deliveredFolder = (dataFolder: string): string => join(dataFolder, 'delivered');

export function madeDelivered(dataFolder: string): string {
  const folder = deliveredFolder(dataFolder);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}

export const deliveredOf = (storage: Storage, id: string) =>
  storage.selectFrom('order_files').select(['id', 'position']).where('submission_id', '=', id).execute();

export const filesAmong = async (storage: Storage, ids: readonly string[]): Promise<readonly string[]> =>
  (await storage.selectFrom('order_files').select('id').where('submission_id', 'in', ids).execute()).map(
    ({ id }) => id,
  );

const idsIn = async (storage: Storage): Promise<ReadonlySet<string>> =>
  new Set((await storage.selectFrom('order_files').select('id').execute()).map(({ id }) => id));

export async function dropFiles(storage: Storage, folder: string, files: readonly string[]): Promise<void> {
  if (files.length === 0) return;
  const known = await idsIn(storage);
  for (const id of files) if (!known.has(id)) await rm(join(folder, id), { force: true });
}

/** So long an upload may take, and a file be there before its row. */
const youngMs = 60 * 60 * 1000;

async function isOld(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => null);
  return found !== null && Date.now() - found.ctimeMs > youngMs;
}

/** Files that orders have and the folder has not. */
export const lostFiles = async (storage: Storage, folder: string): Promise<readonly string[]> =>
  [...(await idsIn(storage))].filter((id) => !existsSync(join(folder, id)));

/** Removes the files that no order has, as after an upload that was cut off. @returns how many */
export async function sweepFiles(storage: Storage, folder: string): Promise<number> {
  const names = await readdir(folder).catch((): string[] => []);
  // read after the folder: what came meanwhile has its row
  const known = await idsIn(storage);
  let count = 0;
  for (const path of names.filter((name) => !known.has(name)).map((name) => join(folder, name))) {
    if (!(await isOld(path))) continue;
    await rm(path, { force: true });
    count += 1;
  }
  return count;
}
