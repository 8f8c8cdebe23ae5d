import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Translator } from '@/messages/translator';
import type { Environment } from '@/server/platform/environment';
import { causeOf } from '@/server/platform/log';
import { readText } from '@/server/platform/text-file.mjs';
import { backUp } from '@/server/storage/backup/back-up';
import { BackupFault } from '@/server/storage/backup/files';
import { keptSettings } from '@/server/storage/backup/kept-settings';
import type { Contents } from '@/server/storage/backup/verify';

/**
 * Makes a folder and those above it that are missing, one by one: Node's own `recursive` never ends where a file system
 * says of every new folder that the one above it is missing, as `/proc` does. For the owner alone: what is put there is of
 * people who wrote.
 */
function makeFolder(path: string): void {
  const missing: string[] = [];
  for (let at = resolve(path); !existsSync(at); at = dirname(at)) missing.unshift(at);
  for (const folder of missing) mkdirSync(folder, { mode: 0o700 });
  // what is there may be a file
  mkdirSync(resolve(path), { recursive: true });
}

/** What the system says when it refuses; its name for that in capitals. */
const codeOf = (error: unknown): string | null =>
  typeof error === 'object' && error && 'syscall' in error && 'code' in error ? String(error.code) : null;

const most = 3;

const copyName = /^studio-[\d-]+\.sqlite$/;

/** A moment in the name of a file, to the second, so that names sort by time. @example stamp(0) // '1970-01-01-000000' */
export const stamp = (at: number): string =>
  new Date(at).toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '');

/** `at`: in ms; `size`: in bytes. */
export type Copy = Readonly<{ name: string; path: string; at: number; size: number }>;

const folderOf = ({ dataFolder }: Pick<Environment, 'dataFolder'>): string => join(dataFolder, 'copies');

export function copiesIn(settings: Pick<Environment, 'dataFolder'>): readonly Copy[] {
  const folder = folderOf(settings);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => copyName.test(name))
    .toSorted()
    .reverse()
    .map((name) => {
      const path = join(folder, name);
      const { mtimeMs: at, size } = statSync(path);
      return { name, path, at, size };
    });
}

/** Whoever makes copies elsewhere, as the timer of a server does, leaves here when. */
const marker = (settings: Pick<Environment, 'dataFolder'>): string => join(folderOf(settings), 'last');

export function noteCopy(settings: Pick<Environment, 'dataFolder'>): void {
  makeFolder(folderOf(settings));
  writeFileSync(marker(settings), '');
}

/** When the last copy was made, here or elsewhere, in ms; null: never. */
export function lastCopyAt(settings: Pick<Environment, 'dataFolder'>): number | null {
  const noted = statSync(marker(settings), { throwIfNoEntry: false })?.mtimeMs;
  const all = [copiesIn(settings)[0]?.at, noted].filter((at) => at !== undefined);
  return all.length > 0 ? Math.max(...all) : null;
}

/**
 * @param project its folder, where the settings are
 * @returns also the names of the settings that are secret, and so not in it; null: there are no settings
 * @throws a `BackupFault`, or what the system says of the folder
 */
export function copyTo(path: string, project: string, settings: Environment) {
  makeFolder(dirname(path));
  const file = resolve(project, '.env');
  const env = existsSync(file) ? keptSettings(readText(file, '.env')) : null;
  const contentFolder = resolve(project, settings.contentFolder);
  const contents = backUp(settings, path, { contentFolder, settings: env?.text ?? null });
  return { contents, contentFolder, secret: env?.secret ?? null };
}

export function makeCopy(project: string, settings: Environment, now: number): Contents {
  const { contents } = copyTo(join(folderOf(settings), `studio-${stamp(now)}.sqlite`), project, settings);
  for (const { path } of copiesIn(settings).slice(most)) rmSync(path);
  return contents;
}

/** Why no copy was made or put back, in words. @param noRoom what is said of a folder that cannot be written to @throws any other error */
export function copyProblem(error: unknown, words: Translator, noRoom: (code: string) => string): string {
  if (error instanceof BackupFault) return words(`studio.backup.problems.${error.problem}`, { path: error.path });
  const code = codeOf(error) ?? /^SQLITE_(FULL|IOERR_WRITE)$/.exec(causeOf(error))?.[0];
  if (!code) throw error;
  return noRoom(code);
}
