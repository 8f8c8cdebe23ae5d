import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CategoryId } from '@/content/types';
import { undoMs } from '@/domain/order/undo';
import type { Environment } from '@/server/platform/environment';
import { sha256Of } from '@/server/platform/sha256-of';
import { type PictureFault, type ReadPicture, readPicture } from './read-picture';

const folderOf = ({ dataFolder }: Pick<Environment, 'dataFolder'>): string => join(dataFolder, 'desk/new-works');

/** The photos of works that are still to be described; they wait for as long as it takes. */
export function waitingFolder(settings: Pick<Environment, 'dataFolder'>): string {
  const folder = folderOf(settings);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}

/** When it came, its place among those of its form, and what is in it. */
const nameShape = /^\d{13}-\d{3}-[0-9a-f]{16}$/;

export const waitingPhotos = (settings: Pick<Environment, 'dataFolder'>): readonly string[] =>
  readdirSync(waitingFolder(settings))
    .filter((name) => nameShape.test(name))
    .toSorted();

/** Takes a photo that was written as `….unfinished`. One that waits already, as after an upload that broke, waits once. */
export async function addWaiting(settings: Pick<Environment, 'dataFolder'>, path: string): Promise<void> {
  const content = (await sha256Of(path)).slice(0, 16);
  if (waitingPhotos(settings).some((name) => name.endsWith(content))) rmSync(path);
  else renameSync(path, path.replace('.unfinished', `-${content}`));
}

/** @returns null where no photo of this name waits */
export function waitingPath(settings: Pick<Environment, 'dataFolder'>, name: string): string | null {
  const path = join(waitingFolder(settings), name);
  return nameShape.test(name) && existsSync(path) ? path : null;
}

const youngMs = 60 * 60 * 1000;

/** Removes the parts of photos that a desk has left that was killed in the middle of an upload; what is still written to is young. */
export function sweepUnfinished(settings: Pick<Environment, 'dataFolder'>): void {
  const folder = folderOf(settings);
  // a start makes nothing: the disk may be full
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder).filter((name) => /\.(unfinished|aside)$/.test(name))) {
    const found = statSync(join(folder, name), { throwIfNoEntry: false });
    if (found && Date.now() - found.mtimeMs > youngMs) rmSync(join(folder, name), { force: true });
  }
}

const read = new Map<string, Promise<ReadPicture | PictureFault>>();
/** How many pictures stay in memory, about 30 MB each: the one that is described, and the next. */
const mostRead = 2;

export function preparedPhoto(path: string): Promise<ReadPicture | PictureFault> {
  const known = read.get(path);
  if (known) return known;
  const reading = readPicture(path);
  read.set(path, reading);
  const [oldest] = read.keys();
  if (oldest !== undefined && read.size > mostRead) read.delete(oldest);
  return reading;
}

export function dropPhoto(path: string): void {
  read.delete(path);
  rmSync(path, { force: true });
}

const aside = '.aside';

/** It is not to be added, and can come back: the one that was set aside before is forgotten. */
export function setAside(path: string): void {
  const folder = dirname(path);
  for (const name of readdirSync(folder).filter((one) => one.endsWith(aside)))
    rmSync(join(folder, name), { force: true });
  read.delete(path);
  renameSync(path, path + aside);
  setTimeout(() => rmSync(path + aside, { force: true }), undoMs).unref();
}

/** @returns false where no photo of this name was set aside */
export function takeBack(settings: Pick<Environment, 'dataFolder'>, name: string): boolean {
  const path = join(waitingFolder(settings), name);
  if (!nameShape.test(name) || !existsSync(path + aside)) return false;
  renameSync(path + aside, path);
  return true;
}

/** What was typed of the work before, proposed for the next. */
export type LastWork = Readonly<{ room: CategoryId; technique: Readonly<Record<'pl' | 'en', string>>; year: string }>;

const lastFile = (settings: Pick<Environment, 'dataFolder'>): string => join(waitingFolder(settings), 'last.json');

export function lastWork(settings: Pick<Environment, 'dataFolder'>): LastWork | null {
  const file = lastFile(settings);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

export const keepLast = (settings: Pick<Environment, 'dataFolder'>, last: LastWork): void =>
  writeFileSync(lastFile(settings), JSON.stringify(last), { mode: 0o600 });
