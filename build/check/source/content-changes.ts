import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { linkFile, readJson, writeJson } from '@/scripts/lib/files.mjs';
import { isLeft, takeLock } from '@/scripts/lib/lock.mjs';

/*
 * Files of content change together: they are written beside the others, checked there, listed, and then renamed to where they belong. Whoever
 * is killed before the list is whole has changed nothing; after it, whoever comes next finishes.
 */

/** By their names in the folder of content; null: the file goes. */
export type NewFiles = ReadonlyMap<string, string | Buffer | null>;

const folderIn = (own: string): string => join(own, '.changing');
const lockIn = (own: string): string => join(folderIn(own), 'lock');
const listIn = (own: string): string => join(folderIn(own), 'list.json');
const newIn = (own: string): string => join(folderIn(own), 'new');
const beforeIn = (own: string): string => join(folderIn(own), 'before');

function finish(own: string): void {
  const list: readonly (readonly [name: string, stays: boolean])[] | null = readJson(listIn(own));
  for (const [name, stays] of list ?? []) {
    const written = join(newIn(own), name);
    mkdirSync(dirname(join(own, name)), { recursive: true });
    if (!stays) rmSync(join(own, name), { force: true });
    else if (existsSync(written)) renameSync(written, join(own, name));
  }
  rmSync(listIn(own), { force: true });
  rmSync(newIn(own), { recursive: true, force: true });
}

/** ms. A check takes seconds. */
const [lockMs, patienceMs, askMs] = [120_000, 60_000, 50];

/** Another program has been changing content for longer than anybody waits. */
export class ContentBusy extends Error {}

async function waitForLock(own: string): Promise<void> {
  mkdirSync(folderIn(own), { recursive: true });
  for (const end = Date.now() + patienceMs; !takeLock(lockIn(own), lockMs); await wait(askMs))
    if (Date.now() > end) throw new ContentBusy('another program is changing the content');
}

/** Removes what somebody has left who was killed while taking the lock. */
function sweepLocks(own: string): void {
  for (const name of readdirSync(folderIn(own)))
    if (name.startsWith('lock.') && isLeft(join(folderIn(own), name), lockMs)) rmSync(join(folderIn(own), name));
}

/** The work that waits for the one before it, of this process: a lock is of a process. */
let last: Promise<unknown> = Promise.resolve();

/** While nobody else changes the folder, of this process or of another. @throws `ContentBusy` */
export function inContentTurn<Result>(own: string, work: () => Promise<Result>): Promise<Result> {
  const turn = last.then(async () => {
    await waitForLock(own);
    try {
      sweepLocks(own);
      finish(own);
      return await work();
    } finally {
      rmSync(newIn(own), { recursive: true, force: true });
      rmSync(lockIn(own), { force: true });
    }
  });
  last = turn.catch(() => undefined);
  return turn;
}

/** Finishes what a program that was killed has left; nothing where the folder was never changed. */
export const finishChanges = async (own: string): Promise<void> =>
  existsSync(folderIn(own)) ? inContentTurn(own, async () => undefined) : undefined;

export function stage(own: string, files: NewFiles): ReadonlyMap<string, string | null> {
  return new Map(
    [...files].map(([name, content]) => {
      if (content === null) return [name, null] as const;
      const path = join(newIn(own), name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, content);
      return [name, path] as const;
    }),
  );
}

/** How a change is taken back: what each file was, and how it was left. */
type Undo = Readonly<{ id: string; files: readonly (readonly [name: string, was: boolean, left: string | null])[] }>;

const undoIn = (own: string): string => join(folderIn(own), 'undo.json');

const hashAt = (path: string): string | null => (existsSync(path) ? hash('sha256', readFileSync(path)) : null);

/** By hard links, which take no room of their own. */
function linkBefore(own: string, staged: ReadonlyMap<string, string | null>, id: string): void {
  rmSync(undoIn(own), { force: true });
  rmSync(beforeIn(own), { recursive: true, force: true });
  const files = [...staged].map(([name, path]) => {
    const [now, before] = [join(own, name), join(beforeIn(own), name)];
    const was = existsSync(now);
    if (was) linkFile(now, before);
    return [name, was, path && hashAt(path)] as const;
  });
  writeJson(undoIn(own), { id, files } satisfies Undo);
}

/** @param undo names the change, so that it can be taken back: only the last one can */
export function commit(own: string, staged: ReadonlyMap<string, string | null>, undo?: string): void {
  if (undo !== undefined) linkBefore(own, staged, undo);
  writeJson(
    listIn(own),
    [...staged].map(([name, path]) => [name, path !== null]),
  );
  finish(own);
}

/** The files of before of a change that can be taken back; null: it cannot, or something has changed since. */
export function filesBefore(own: string, id: string): NewFiles | null {
  const undo: Undo | null = readJson(undoIn(own));
  if (undo?.id !== id || undo.files.some(([name, , left]) => hashAt(join(own, name)) !== left)) return null;
  return new Map(undo.files.map(([name, was]) => [name, was ? readFileSync(join(beforeIn(own), name)) : null]));
}
