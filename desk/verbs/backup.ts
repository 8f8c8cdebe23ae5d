import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { asidePath } from '@/server/storage/backup/aside';
import { backUp } from '@/server/storage/backup/back-up';
import { keptSettings } from '@/server/storage/backup/kept-settings';
import { restore as putBack, type Restored } from '@/server/storage/backup/restore';
import { dataPlace } from '@/server/storage/open';
import { file } from '../arguments';
import { backupRefusal, backupReply, stamp } from '../backup-reply';
import { makeFolder } from '../in-folder';
import { type Surroundings, tool } from '../verb';

const isFolder = (path: string): boolean =>
  path.endsWith('/') || statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/** The settings of the project's folder, in which every command runs. */
const settingsFile = ({ folder }: Surroundings): string => resolve(folder, '.env');

function settingsOf(desk: Surroundings): ReturnType<typeof keptSettings> | null {
  const path = settingsFile(desk);
  return existsSync(path) ? keptSettings(readFileSync(path, 'utf8')) : null;
}

export const backup = tool({
  name: 'backup',
  help: {
    pl: 'kopia wszystkiego w jednym sprawdzonym pliku, także gdy strona działa',
    en: 'a copy of everything in one file that is checked, while the site runs too',
  },
  example: { pl: 'backup kopie/', en: 'backup copies/' },
  arguments: { to: { ...file, help: { pl: 'plik albo folder na kopię', en: 'a file or a folder for the copy' } } },
  async run(desk, { to }) {
    const { words } = desk;
    const path = resolve(isFolder(to) ? join(to, `studio-${stamp(desk.now)}.sqlite`) : to);
    try {
      const settings = desk.settings();
      const contentFolder = resolve(settings.contentFolder);
      const kept = settingsOf(desk);
      makeFolder(dirname(path));
      const contents = await backUp(settings, path, { contentFolder, settings: kept?.text ?? null });
      const more = [
        words('studio.backup.from', { data: dataPlace(settings), content: contentFolder, files: contents.files ?? 0 }),
        ...(kept ? [words('studio.backup.settings')] : []),
        ...(kept && kept.secret.length > 0 ? [words('studio.backup.secret', { names: kept.secret.join(', ') })] : []),
      ];
      return backupReply(desk, { path, said: 'done', contents, more });
    } catch (error) {
      return backupRefusal(desk, dirname(path), error);
    }
  },
});

type Places = Readonly<{ data: string; content: string; settings: string; aside: string }>;

/** What a restoration says of what it put where, a line each. */
function* told(
  { words }: Surroundings,
  restored: Restored,
  { data, content, settings, aside }: Places,
): Generator<string> {
  const { files, contentAside, toFillIn } = restored;
  yield words('studio.backup.into', { data });
  yield files === undefined ? words('studio.backup.older') : words('studio.backup.content', { content, files });
  if (restored.settings !== null) yield words(`studio.backup.settingsPut.${restored.settings}`, { settings });
  if (toFillIn.length > 0) yield words('studio.backup.toFillIn', { settings, names: toFillIn.join(', ') });
  for (const kept of [aside, `${aside}.sqlite`].filter((path) => existsSync(path)))
    yield words('studio.backup.aside', { aside: kept });
  if (contentAside !== null) yield words('studio.backup.contentAside', { aside: contentAside });
  yield words('studio.backup.next');
}

export const restore = tool({
  name: 'restore',
  help: { pl: 'przywraca kopię, gdy strona nie działa', en: 'puts a backup back, while the site does not run' },
  example: { pl: 'restore kopia.sqlite', en: 'restore copy.sqlite' },
  arguments: { from: { ...file, help: { pl: 'plik z kopią', en: 'the file of a backup' } } },
  options: { replace: { help: { pl: 'odkłada na bok to, co jest teraz', en: 'puts aside what is there now' } } },
  async run(desk, { from, replace }) {
    const { dataFolder, databaseUrl, contentFolder } = desk.settings();
    const settings = settingsFile(desk);
    const content = resolve(contentFolder);
    const aside = asidePath(dataFolder, stamp(desk.now));
    const target = { dataFolder, databaseUrl, replace, aside, contentFolder: content, settingsFile: settings };
    try {
      const contents = await putBack(from, target);
      const data = dataPlace({ dataFolder, databaseUrl });
      const more = [...told(desk, contents, { data, content, settings, aside })];
      return backupReply(desk, { path: from, said: 'restored', contents, more });
    } catch (error) {
      return backupRefusal(desk, dataFolder, error);
    }
  },
});
