import { causeOf } from '@/server/platform/log';
import { BackupFault } from '@/server/storage/backup/files';
import { makeCopy } from '../copies';
import { codeOf } from '../in-folder';
import { type Act, refused } from './act';

/** Makes a copy of everything on this computer. */
export const makeBackup: Act = async ({ settings, now, folder }) => {
  try {
    const contents = makeCopy(folder, settings, now);
    return { ok: true, happened: (words) => words('desk.health.copied', contents), to: '/health#copies' };
  } catch (error) {
    if (error instanceof BackupFault) {
      const { problem, path } = error;
      return refused({ '': (words) => words(`studio.backup.problems.${problem}`, { path }) });
    }
    const code = codeOf(error) ?? /^SQLITE_(FULL|IOERR_WRITE)$/.exec(causeOf(error))?.[0];
    if (!code) throw error;
    return refused({ '': (words) => words('desk.health.noCopy', { code }) });
  }
};
