import { statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { restore as putBack } from '@/server/storage/backup/restore';
import type { Contents } from '@/server/storage/backup/verify';
import { dataPlace } from '@/server/storage/open';
import { copyProblem, copyTo, noteCopy, stamp } from '../copies';
import { type Reply, refusal, reply, type Verb } from '../verb';

/** What a backup or a restoration answers. @param lines those that are empty are left out */
function done(lead: string, path: string, contents: Contents, lines: readonly string[]): Reply {
  const { submissions, photos, letters, damaged } = contents;
  const text = [
    `${lead}: submissions ${submissions}, photos ${photos}, letters ${letters}.`,
    damaged > 0 ? `Photos that are already damaged in the database: ${damaged}.` : '',
    ...lines,
  ];
  return reply(text.filter(Boolean).join('\n'), { path, ...contents });
}

const cannotSave = (folder: string) => (code: string) => `Cannot save anything in the folder ${folder} (${code}).`;

const isFolder = (path: string): boolean =>
  path.endsWith('/') || statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

export const backup: Verb = {
  argument: 'FILE',
  help: 'a copy of everything in one file that is checked, while the site runs too; FILE may be a folder',
  async run({ now, folder, words, settings: read }, to) {
    const path = resolve(isFolder(to) ? join(to, `studio-${stamp(now)}.sqlite`) : to);
    try {
      const settings = read();
      const { contents, contentFolder, secret } = copyTo(path, folder, settings);
      noteCopy(settings);
      return done(`The backup ${path} is complete and verified`, path, contents, [
        `Data from ${dataPlace(settings)}; works, texts and prices from ${contentFolder}: files ${contents.files}.`,
        secret ? 'The settings in .env are included.' : '',
        secret?.length ? `Secret settings are not included: ${secret.join(', ')}. Keep them elsewhere.` : '',
      ]);
    } catch (error) {
      return refusal(copyProblem(error, words, cannotSave(dirname(path))));
    }
  },
};

export const restore: Verb = {
  argument: 'FILE',
  help: 'puts a backup back, while neither site nor desk runs',
  async run({ folder, words, settings: read }, from) {
    const { dataFolder, databaseUrl, contentFolder } = read();
    const settingsFile = resolve(folder, '.env');
    const target = { dataFolder, databaseUrl, contentFolder: resolve(contentFolder), settingsFile };
    try {
      const restored = await putBack(from, target);
      const missing = restored.toFillIn.join(', ');
      const settings = {
        written: `Settings: ${settingsFile}`,
        kept: `Settings: ${settingsFile} already exists and was not changed.`,
      };
      return done(`Restored from ${from}`, from, restored, [
        `Submissions, photos and letters: ${dataPlace(target)}`,
        `Works, texts and prices: ${target.contentFolder}, files ${restored.files}`,
        restored.settings ? settings[restored.settings] : '',
        missing ? `Fill in these settings in ${settingsFile}, which a backup does not contain: ${missing}` : '',
        'Now start the site: npm start (on a server: start the service, then npm run studio -- publish).',
      ]);
    } catch (error) {
      return refusal(copyProblem(error, words, cannotSave(dataFolder)));
    }
  },
};
