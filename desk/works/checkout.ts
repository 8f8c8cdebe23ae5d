import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { type Places, fileOf as read, textOf } from '@/build/check/source/content-folder';
import { placeOfTable, type TableName } from '@/build/check/table-locations';
import type { Contents } from '@/build/check/tables';
import type { FileName } from '@/content/schema';
import type { Locale } from '@/i18n/locales';
import type { Environment } from '@/server/platform/environment';

/** Where content is: in the project's folder and in the artist's own; and the language of what the check finds. */
export type ContentPlace = Readonly<{ folder: string; settings: () => Environment; locale: Locale }>;

const check = 'scripts/content-check.ts';

export const placesOf = ({ folder, settings }: ContentPlace): Places => ({
  project: folder,
  own: resolve(folder, settings().contentFolder),
});

/** Where a file of content is written: samples stay as they came. */
const pathOf = (desk: ContentPlace, file: string): string => join(placesOf(desk).own, file);

/**
 * What to write by file of content: all that a table is to be, the artist's own sentences, or the bytes of a picture;
 * null: the file goes.
 */
export type Changes = ReadonlyMap<string, object | Buffer | null>;

function put(path: string, content: string | Buffer | null): void {
  if (content === null) rmSync(path, { force: true });
  else {
    mkdirSync(dirname(path), { recursive: true });
    // renamed, so that an interrupted run never leaves half a file
    writeFileSync(`${path}.unfinished`, content);
    renameSync(`${path}.unfinished`, path);
  }
}

/** Writes files of content that no page of the site shows, so that only their schema has to hold. */
export function writeContent(desk: ContentPlace, changes: ReadonlyMap<FileName, object>): void {
  for (const [file, content] of changes) put(pathOf(desk, file), textOf(placesOf(desk), file, content));
}

/** @returns what is wrong with content as it lies there; null: nothing */
async function faultsIn({ folder, locale }: ContentPlace, own: string): Promise<string | null> {
  const child = spawn(process.execPath, ['--import', 'tsx', check, '--lang', locale, '--record'], {
    ...{ cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
    env: { ...process.env, CONTENT_DIR: own },
  });
  const [faults, [status]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  return status === 0 ? null : faults.trim();
}

/** The changes that wait for the ones before them: each is checked alone, so that none is refused for another's fault. */
let changing: Promise<unknown> = Promise.resolve();

/**
 * Writes the changes, and looks at all of content; whatever else is asked of this process meanwhile goes on. New ids and
 * numbers are recorded for ever.
 * @param changes made when it is their turn, so that they are of the tables as the change before left them; null: nothing is written
 * @returns null: it is written; or what the check found, a line a fault: then everything is as it was before
 */
export function changeContent(desk: ContentPlace, changes: () => Changes | null): Promise<string | null> {
  const change = async (): Promise<string | null> => {
    const places = placesOf(desk);
    const written = [...(changes() ?? [])].map(([file, content]) => [pathOf(desk, file), file, content] as const);
    if (written.length === 0) return null;
    const before = written.map(([path]) => [path, existsSync(path) ? readFileSync(path) : null] as const);
    for (const [path, file, content] of written)
      put(path, content === null || Buffer.isBuffer(content) ? content : textOf(places, file, content));
    const faults = await faultsIn(desk, places.own);
    if (faults !== null) for (const [path, content] of before) put(path, content);
    return faults;
  };
  const changed = changing.then(change);
  changing = changed.catch(() => undefined);
  return changed;
}

type File = Readonly<Record<string, unknown>>;

/** A file of content as it is now: it may have changed since this program was compiled. */
export const fileOf = <Name extends FileName>(desk: ContentPlace, name: Name): Contents[Name] =>
  read(placesOf(desk), name) as Contents[Name];

/** The rows of a table as its file has them now. */
export function rowsOf<Row>(desk: ContentPlace, table: TableName): readonly Row[] {
  const [file, key = ''] = placeOfTable(table);
  return (fileOf(desk, file) as File)[key] as readonly Row[];
}

/** The changes, and with them other rows in a table. */
export function withRows<Row extends object>(
  desk: ContentPlace,
  table: TableName,
  change: (rows: readonly Row[]) => readonly Row[],
  changes: Changes = new Map(),
): Changes {
  const [file, key = ''] = placeOfTable(table);
  const now = (changes.get(file) ?? fileOf(desk, file)) as File;
  return new Map([...changes, [file, { ...now, [key]: change(now[key] as readonly Row[]) }]]);
}
