import { copyProblem, makeCopy } from '../copies';
import { type Act, done, refused } from './act';

export const makeBackup: Act = async ({ settings, now, folder, words }) => {
  try {
    const contents = makeCopy(folder, settings, now);
    return done('/health#copies', (words) => words('desk.health.copied', contents));
  } catch (error) {
    const problem = copyProblem(error, words, (code) => words('desk.health.noCopy', { code }));
    return refused(() => problem);
  }
};
