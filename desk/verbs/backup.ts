import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { asidePath } from '@/server/storage/backup/aside';
import { backUp } from '@/server/storage/backup/back-up';
import { restore as putBack } from '@/server/storage/backup/restore';
import { file } from '../arguments';
import { backupRefusal, backupReply, stamp } from '../backup-reply';
import { tool } from '../verb';

const isFolder = (path: string): boolean =>
  path.endsWith('/') || statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

export const backup = tool({
  name: 'backup',
  help: {
    pl: 'kopia wszystkiego w jednym sprawdzonym pliku, także gdy strona działa',
    en: 'a copy of everything in one file that is checked, while the site runs too',
  },
  example: { pl: 'backup kopie/', en: 'backup copies/' },
  arguments: { to: { ...file, help: { pl: 'plik albo folder na kopię', en: 'a file or a folder for the copy' } } },
  async run(desk, { to }) {
    const path = isFolder(to) ? join(to, `studio-${stamp(desk.now)}.sqlite`) : to;
    try {
      // a folder that is named is made
      mkdirSync(dirname(path), { recursive: true });
      return backupReply(desk, { path, said: 'done', contents: await backUp(desk.settings(), path), more: [] });
    } catch (error) {
      return backupRefusal(desk, dirname(path), error);
    }
  },
});

export const restore = tool({
  name: 'restore',
  help: { pl: 'przywraca kopię, gdy strona nie działa', en: 'puts a backup back, while the site does not run' },
  example: { pl: 'restore kopia.sqlite', en: 'restore copy.sqlite' },
  arguments: { from: { ...file, help: { pl: 'plik z kopią', en: 'the file of a backup' } } },
  options: { replace: { help: { pl: 'odkłada na bok to, co jest teraz', en: 'puts aside what is there now' } } },
  async run(desk, { from, replace }) {
    const { dataFolder, databaseUrl } = desk.settings();
    const aside = asidePath(dataFolder, stamp(desk.now));
    try {
      const contents = await putBack(from, { dataFolder, databaseUrl, replace, aside });
      const kept = [aside, `${aside}.sqlite`].find((path) => existsSync(path));
      const more = kept ? [desk.words('studio.backup.aside', { aside: kept })] : [];
      return backupReply(desk, { path: from, said: 'restored', contents, more });
    } catch (error) {
      return backupRefusal(desk, dataFolder, error);
    }
  },
});
