import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ledgerPath } from '@/build/check/table-locations';
import type { Ledger } from '@/build/check/tables';
import type { Desk, Reply } from '../verb';
import { refusal } from '../verb';

/** Where the verbs of content work: the project's folder, and the language they answer in. */
export type ContentDesk = Pick<Desk, 'folder' | 'locale' | 'words' | 'ask'>;

const formatter = 'node_modules/@biomejs/biome/bin/biome';
const check = 'scripts/content-check.ts';

/** Null where the tables, the formatter and the check are; else a refusal that says where to go. */
export function outsideCheckout({ folder, words }: ContentDesk): Reply | null {
  const isThere = ['content/artworks', check, formatter].every((path) => existsSync(join(folder, path)));
  return isThere ? null : refusal(words('studio.works.noFolder'));
}

/** A file of content as text. `file` is relative to the project's folder. */
export const textOf = ({ folder }: ContentDesk, file: string): string => readFileSync(join(folder, file), 'utf8');

/** Every id, slug and number that was ever given. */
export const ledgerOf = (desk: ContentDesk): Ledger => JSON.parse(textOf(desk, ledgerPath)) as Ledger;

const run = ({ folder }: ContentDesk, line: readonly string[], input = '') =>
  spawnSync(process.execPath, line, { cwd: folder, input, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });

/** @throws with what the formatter says, where it cannot read the text */
function formatted(desk: ContentDesk, file: string, text: string): string {
  const { status, stdout, stderr } = run(desk, [formatter, 'format', `--stdin-file-path=${file}`], text);
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

/** What to write by file, relative to the project's folder; null: the file goes. */
export type Changes = ReadonlyMap<string, string | Buffer | null>;

function put(path: string, content: string | Buffer | null): void {
  if (content === null) rmSync(path, { force: true });
  else {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
}

/**
 * Writes the changes, tables as the project's formatter writes them, and looks at all of content. New ids and numbers are
 * recorded for ever.
 * @returns `done`; or, where content would not be in order, what the check found: then everything is as it was before
 */
export function changeContent(desk: ContentDesk, changes: Changes, done: Reply): Reply {
  const pathOf = (file: string): string => join(desk.folder, file);
  const ready = [...changes].map(
    ([file, content]) => [file, typeof content === 'string' ? formatted(desk, file, content) : content] as const,
  );
  const before = ready.map(([file]) => [file, existsSync(pathOf(file)) ? readFileSync(pathOf(file)) : null] as const);
  for (const [file, content] of ready) put(pathOf(file), content);
  const { status, stderr } = run(desk, ['--import', 'tsx', check, '--lang', desk.locale, '--record']);
  if (status === 0) return done;
  for (const [file, content] of before) put(pathOf(file), content);
  return refusal(desk.words('studio.works.faults', { faults: stderr.trim() }));
}
