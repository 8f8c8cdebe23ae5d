import { causeOf } from '@/server/platform/log';
import { BackupFault } from '@/server/storage/backup/fault';
import type { Contents } from '@/server/storage/backup/verify';
import { codeOf } from './in-folder';
import { type Language, type Reply, refusal, reply } from './verb';

/** A moment in the name of a file, to the second, so that names sort by time. @example stamp(0) // '1970-01-01-000000' */
export const stamp = (at: number): string =>
  new Date(at).toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '');

type Done = Readonly<{ path: string; said: 'done' | 'restored'; contents: Contents; more: readonly string[] }>;

/** What a backup or a restoration answers, once it is done. */
export function backupReply({ words }: Pick<Language, 'words'>, { path, said, contents, more }: Done): Reply {
  const facts = { path, ...contents, files: contents.files ?? 0 };
  const damaged = contents.damaged > 0 ? [words('studio.backup.photos', facts)] : [];
  const text = [words(`studio.backup.${said}`, facts), ...damaged, ...more].join('\n');
  return reply(text, { path, ...contents });
}

/** As `codeOf`, and what SQLite says of a disk with no room for what it writes: it only reads from the inbox itself. */
const writeFault = (error: unknown): string | null =>
  codeOf(error) ?? /^SQLITE_(FULL|IOERR_WRITE)$/.exec(causeOf(error))?.[0] ?? null;

/** What it answers where it cannot be done: a refusal in words, or what the system says of the folder. */
export function backupRefusal({ words }: Pick<Language, 'words'>, path: string, error: unknown): Reply {
  if (error instanceof BackupFault)
    return refusal(words(`studio.backup.problems.${error.problem}`, { path: error.path }));
  const code = writeFault(error);
  if (code === null) throw error;
  return refusal(words('studio.badFolder', { folder: path, code }));
}
