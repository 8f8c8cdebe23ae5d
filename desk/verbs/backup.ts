import { statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { causeOf } from '@/server/platform/log';
import { backUp } from '@/server/storage/backup/back-up';
import { BackupFault } from '@/server/storage/backup/files';
import { restore as putBack, type Restored } from '@/server/storage/backup/restore';
import type { Contents } from '@/server/storage/backup/verify';
import { dataPlace } from '@/server/storage/open';
import { noteCopy, settingsOf, stamp } from '../copies';
import { codeOf, makeFolder } from '../in-folder';
import { type Language, type Reply, refusal, reply, type Surroundings, type Verb } from '../verb';

type Done = Readonly<{ path: string; said: 'done' | 'restored'; contents: Contents; more: readonly string[] }>;

/** What a backup or a restoration answers, once it is done. */
function backupReply({ words }: Pick<Language, 'words'>, { path, said, contents, more }: Done): Reply {
  const facts = { path, ...contents };
  const damaged = contents.damaged > 0 ? [words('studio.backup.photos', facts)] : [];
  const text = [words(`studio.backup.${said}`, facts), ...damaged, ...more].join('\n');
  return reply(text, { path, ...contents });
}

/** As `codeOf`, and what SQLite says of a disk with no room for what it writes: it only reads from the inbox itself. */
const writeFault = (error: unknown): string | null =>
  codeOf(error) ?? /^SQLITE_(FULL|IOERR_WRITE)$/.exec(causeOf(error))?.[0] ?? null;

/** What it answers where it cannot be done: a refusal in words, or what the system says of the folder. */
function backupRefusal({ words }: Pick<Language, 'words'>, path: string, error: unknown): Reply {
  if (error instanceof BackupFault)
    return refusal(words(`studio.backup.problems.${error.problem}`, { path: error.path }));
  const code = writeFault(error);
  if (code === null) throw error;
  return refusal(words('studio.badFolder', { folder: path, code }));
}

const isFolder = (path: string): boolean =>
  path.endsWith('/') || statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/** The settings of the project's folder, in which every command runs. */
const settingsFile = ({ folder }: Surroundings): string => resolve(folder, '.env');

export const backup: Verb = {
  name: 'backup',
  place: 'FILE',
  help: 'a copy of everything in one file that is checked, while the site runs too; FILE may be a folder',
  async run(desk, to) {
    const { words } = desk;
    const path = resolve(isFolder(to) ? join(to, `studio-${stamp(desk.now)}.sqlite`) : to);
    try {
      const settings = desk.settings();
      const contentFolder = resolve(settings.contentFolder);
      const kept = settingsOf(desk.folder);
      makeFolder(dirname(path));
      const contents = backUp(settings, path, { contentFolder, settings: kept?.text ?? null });
      noteCopy(settings);
      const more = [
        words('studio.backup.from', { data: dataPlace(settings), content: contentFolder, files: contents.files }),
        ...(kept ? [words('studio.backup.settings')] : []),
        ...(kept && kept.secret.length > 0 ? [words('studio.backup.secret', { names: kept.secret.join(', ') })] : []),
      ];
      return backupReply(desk, { path, said: 'done', contents, more });
    } catch (error) {
      return backupRefusal(desk, dirname(path), error);
    }
  },
};

type Places = Readonly<{ data: string; content: string; settings: string }>;

/** What a restoration says of what it put where, a line each. */
function* placesOf({ words }: Surroundings, restored: Restored, places: Places): Generator<string> {
  const { data, content, settings } = places;
  const { files, toFillIn } = restored;
  yield words('studio.backup.into', { data });
  yield words('studio.backup.content', { content, files });
  if (restored.settings !== null) yield words(`studio.backup.settingsPut.${restored.settings}`, { settings });
  if (toFillIn.length > 0) yield words('studio.backup.toFillIn', { settings, names: toFillIn.join(', ') });
  yield words('studio.backup.next');
}

export const restore: Verb = {
  name: 'restore',
  place: 'FILE',
  help: 'puts a backup back, while neither site nor desk runs',
  async run(desk, from) {
    const { dataFolder, databaseUrl, contentFolder } = desk.settings();
    const settings = settingsFile(desk);
    const content = resolve(contentFolder);
    try {
      const restored = await putBack(from, {
        dataFolder,
        databaseUrl,
        contentFolder: content,
        settingsFile: settings,
      });
      const data = dataPlace({ dataFolder, databaseUrl });
      const more = [...placesOf(desk, restored, { data, content, settings })];
      return backupReply(desk, { path: from, said: 'restored', contents: restored, more });
    } catch (error) {
      return backupRefusal(desk, dataFolder, error);
    }
  },
};
