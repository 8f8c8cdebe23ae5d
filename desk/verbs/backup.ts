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
function backupReply({ path, said, contents, more }: Done): Reply {
  const { submissions, photos, letters, damaged } = contents;
  const lead = said === 'done' ? `The backup ${path} is complete and verified` : `Restored from ${path}`;
  const text = [
    `${lead}: submissions ${submissions}, photos ${photos}, letters ${letters}.`,
    ...(damaged > 0 ? [`Photos that are already damaged in the database: ${damaged}.`] : []),
    ...more,
  ].join('\n');
  return reply(text, { path, ...contents });
}

/** As `codeOf`, and what SQLite says of a disk with no room for what it writes: it only reads from the inbox itself. */
const writeFault = (error: unknown): string | null =>
  codeOf(error) ?? /^SQLITE_(FULL|IOERR_WRITE)$/.exec(causeOf(error))?.[0] ?? null;

/** What it answers where it cannot be done: a refusal in words, or what the system says of the folder. */
function backupRefusal({ words }: Pick<Language, 'words'>, path: string, error: unknown): Reply {
  // the desk refuses a backup in the same words
  if (error instanceof BackupFault)
    return refusal(words(`studio.backup.problems.${error.problem}`, { path: error.path }));
  const code = writeFault(error);
  if (code === null) throw error;
  return refusal(`Cannot save anything in the folder ${path} (${code}).`);
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
    const path = resolve(isFolder(to) ? join(to, `studio-${stamp(desk.now)}.sqlite`) : to);
    try {
      const settings = desk.settings();
      const contentFolder = resolve(settings.contentFolder);
      const kept = settingsOf(desk.folder);
      makeFolder(dirname(path));
      const contents = backUp(settings, path, { contentFolder, settings: kept?.text ?? null });
      noteCopy(settings);
      const more = [
        `Data from ${dataPlace(settings)}; works, texts and prices from ${contentFolder}: files ${contents.files}.`,
        ...(kept ? ['The settings in .env are included.'] : []),
        ...(kept && kept.secret.length > 0
          ? [`Secret settings are not included: ${kept.secret.join(', ')}. Keep them elsewhere.`]
          : []),
      ];
      return backupReply({ path, said: 'done', contents, more });
    } catch (error) {
      return backupRefusal(desk, dirname(path), error);
    }
  },
};

type Places = Readonly<{ data: string; content: string; settings: string }>;

/** Lists what was restored to which folder. */
function placesOf(
  { files, toFillIn, settings: put }: Restored,
  { data, content, settings }: Places,
): readonly string[] {
  const settingsPut = {
    written: `Settings: ${settings}`,
    kept: `Settings: ${settings} already exists and was not changed.`,
  };
  return [
    `Submissions, photos and letters: ${data}`,
    `Works, texts and prices: ${content}, files ${files}`,
    ...(put === null ? [] : [settingsPut[put]]),
    ...(toFillIn.length > 0
      ? [`Fill in these settings in ${settings}, which a backup does not contain: ${toFillIn.join(', ')}`]
      : []),
    'Now start the site: npm start (on a server: start the service, then npm run studio -- publish).',
  ];
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
      const more = placesOf(restored, { data, content, settings });
      return backupReply({ path: from, said: 'restored', contents: restored, more });
    } catch (error) {
      return backupRefusal(desk, dataFolder, error);
    }
  },
};
