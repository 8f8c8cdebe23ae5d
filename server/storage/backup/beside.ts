import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { DatabaseLocation } from '../open';
import { BackupFault } from './fault';
import { giveToOwner, isWithin } from './files';
import { toFillIn } from './kept-settings';
import { contentIn, settingsIn } from './verify';

/**
 * `replace`: what is there may give way. `aside`: where a database is kept then, a path that does not exist yet.
 * `contentFolder` and `settingsFile`: where the rest of a backup goes.
 */
export type Target = DatabaseLocation &
  Readonly<{ replace: boolean; aside: string; contentFolder: string; settingsFile: string }>;

/**
 * What became of what is not in the database. `contentAside`: where her content of before lies now; `settings`: whether they were
 * written, or others are there and stay; `toFillIn`: the settings that are secret, so that a backup holds their names alone.
 */
export type Beside = Readonly<{
  contentAside: string | null;
  settings: 'written' | 'kept' | null;
  toFillIn: readonly string[];
}>;

const nothing: Beside = { contentAside: null, settings: null, toFillIn: [] };

/** Puts the content in the place of what is there. @returns where that lies now; null: nothing would have been lost */
function putContent(from: string, { contentFolder, dataFolder, aside }: Target): string | null {
  const lost = !isWithin(contentFolder, from);
  // the same is there already
  if (!lost && isWithin(from, contentFolder)) return null;
  const before = `${contentFolder}-${basename(aside)}`;
  const draft = `${contentFolder}-unfinished`;
  // beside its place, since that may be another disk, and given its name whole
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(dirname(contentFolder), { recursive: true });
  cpSync(from, draft, { recursive: true });
  const names = readdirSync(draft, { recursive: true, encoding: 'utf8' });
  giveToOwner([draft, ...names.map((name) => join(draft, name))], dataFolder);
  if (lost) renameSync(contentFolder, before);
  else rmSync(contentFolder, { recursive: true, force: true });
  renameSync(draft, contentFolder);
  return lost ? before : null;
}

function putSettings(from: string, { settingsFile, dataFolder }: Target): Pick<Beside, 'settings' | 'toFillIn'> {
  if (!existsSync(from)) return { settings: null, toFillIn: [] };
  if (existsSync(settingsFile)) return { settings: 'kept', toFillIn: [] };
  const text = readFileSync(from, 'utf8');
  writeFileSync(settingsFile, text, { mode: 0o600 });
  giveToOwner([settingsFile], dataFolder);
  return { settings: 'written', toFillIn: toFillIn(text) };
}

/**
 * Looks whether the files of a backup may be put in their places, and changes nothing yet.
 * @param from the folder into which they were taken out; null: it is of a version that kept none
 * @returns puts them there
 * @throws a `BackupFault` where content would be lost that may not give way
 */
export function besideOf(from: string | null, target: Target): () => Beside {
  if (from === null) return () => nothing;
  const content = join(from, contentIn);
  mkdirSync(content, { recursive: true });
  if (!(target.replace || isWithin(target.contentFolder, content))) throw new BackupFault('full', target.contentFolder);
  return () => ({ contentAside: putContent(content, target), ...putSettings(join(from, settingsIn), target) });
}
