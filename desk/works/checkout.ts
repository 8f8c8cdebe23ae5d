import { resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { checkContent } from '@/build/check/check-content';
import type { Fault } from '@/build/check/fault';
import { commit, filesBefore, inContentTurn, type NewFiles, stage } from '@/build/check/source/content-changes';
import { type ContentFolders, fileOf as read, textOf } from '@/build/check/source/content-folder';
import { type Contents, ledgerFile, locationOf, type TableName } from '@/build/check/table-locations';
import type { FileName } from '@/content/schema';
import type { Environment } from '@/server/platform/environment';

/** Where the tables of content are, as their files are now. */
export type ContentPlace = Readonly<{ folder: string; settings: Pick<Environment, 'contentFolder'> }>;

export const placesOf = ({ folder, settings }: ContentPlace): ContentFolders => ({
  project: folder,
  own: resolve(folder, settings.contentFolder),
});

/**
 * What to write by file of content: all that a table is to be, the artist's own sentences, or the bytes of a picture;
 * null: the file goes.
 */
export type Edits = Map<string, object | Buffer | null>;
export type Changes = ReadonlyMap<string, object | Buffer | null>;

/**
 * Done in the same turn. `undo` names the change, so that it can be taken back; `before`: once it was checked, where it fails nothing is
 * written; it gives what takes it back where the files cannot be written.
 */
export type How = Readonly<{ undo?: string; before?: () => Promise<() => Promise<void>>; after?: () => void }>;

/** Checks files beside the others, and puts them in their places where nothing is wrong. New ids and numbers are recorded for ever. */
async function change(
  places: ContentFolders,
  files: NewFiles,
  { undo, before, after }: How = {},
): Promise<readonly Fault[]> {
  const staged = stage(places.own, files);
  const { faults, ledger, recorded } = await checkContent({ ...places, changes: staged });
  if (faults.length > 0) return faults;
  const isNew = ledger && !isDeepStrictEqual(ledger, recorded);
  const record = isNew ? stage(places.own, new Map([[ledgerFile, textOf(places, ledgerFile, ledger)]])) : [];
  const takeBack = await before?.();
  try {
    commit(places.own, new Map([...staged, ...record]), undo);
  } catch (error) {
    await takeBack?.();
    throw error;
  }
  after?.();
  return [];
}

/**
 * @param changes made when it is their turn, so that they are of the tables as the change before left them; null: nothing is written
 * @returns what the check found: then everything is as it was; empty: it is written
 */
export function changeContent(desk: ContentPlace, changes: () => Changes | null, how?: How): Promise<readonly Fault[]> {
  const places = placesOf(desk);
  return inContentTurn(places.own, async () => {
    const files = [...(changes() ?? [])].map(
      ([name, content]) =>
        [name, content === null || Buffer.isBuffer(content) ? content : textOf(places, name, content)] as const,
    );
    return files.length === 0 ? [] : change(places, new Map(files), how);
  });
}

/** Takes a change back. @returns false where it cannot be: something else was changed since */
export function undoContent(desk: ContentPlace, id: string): Promise<boolean> {
  const places = placesOf(desk);
  return inContentTurn(places.own, async () => {
    const files = filesBefore(places.own, id);
    // what was recorded stays so, for ever
    const own = files && new Map([...files].filter(([name]) => name !== ledgerFile));
    return own !== null && (await change(places, own)).length === 0;
  });
}

type File = Readonly<Record<string, unknown>>;

/** A file of content as it is now: it may have changed since this program was compiled. */
export const fileOf = <Name extends FileName>(desk: ContentPlace, name: Name): Contents[Name] =>
  read(placesOf(desk), name) as Contents[Name];

export function rowsOf<Row>(desk: ContentPlace, table: TableName): readonly Row[] {
  const [file, key = ''] = locationOf(table);
  return (fileOf(desk, file) as File)[key] as readonly Row[];
}

/** Changes rows upon what `edits` changes already. */
export function editRows<Row extends object>(
  edits: Edits,
  desk: ContentPlace,
  table: TableName,
  change: (rows: readonly Row[]) => readonly Row[],
): void {
  const [file, key = ''] = locationOf(table);
  const now = (edits.get(file) ?? fileOf(desk, file)) as File;
  edits.set(file, { ...now, [key]: change(now[key] as readonly Row[]) });
}
