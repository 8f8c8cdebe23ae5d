import { copyProblem, makeCopy } from '../copies';
import { type Act, refused } from './act';

export const makeBackup: Act = async ({ settings, now, folder, words }) => {
  try {
    const contents = makeCopy(folder, settings, now);
    return { ok: true, happened: (words) => words('desk.health.copied', contents), to: '/health#copies' };
  } catch (error) {
    const problem = copyProblem(error, words, (code) => words('desk.health.noCopy', { code }));
    return refused({ '': () => problem });
  }
};
