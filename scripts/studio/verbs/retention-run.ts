import { sweepDesk } from '@/server/storage/desk-folder';
import { retain } from '@/server/submissions/retention/retain';
import { scrubbed } from '../scrubbed';
import { reply, verb } from '../verb';

export const retentionRun = verb({
  name: 'retention run',
  help: { pl: 'usuwa to, czego czas przechowywania minął', en: 'erases what has been kept for its time' },
  example: { pl: 'retention run', en: 'retention run' },
  async run(desk) {
    const erased = await retain(desk.storage, desk.now);
    sweepDesk(desk.settings().dataFolder, desk.now);
    return scrubbed(desk, reply(desk.words('studio.retention', erased), erased));
  },
});
