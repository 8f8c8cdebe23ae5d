import { existsSync } from 'node:fs';
import { asidePath } from '@/server/storage/backup/aside';
import { restore as putBack } from '@/server/storage/backup/restore';
import { file } from '../arguments';
import { backupRefusal, backupReply } from '../backup-reply';
import { stamp } from '../stamp';
import { tool } from '../verb';

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
