import { statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { backUp } from '@/server/storage/backup/back-up';
import { file } from '../arguments';
import { backupRefusal, backupReply } from '../backup-reply';
import { stamp } from '../stamp';
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
      return backupReply(desk, { path, said: 'done', contents: await backUp(desk.settings(), path), more: [] });
    } catch (error) {
      return backupRefusal(desk, dirname(path), error);
    }
  },
});
