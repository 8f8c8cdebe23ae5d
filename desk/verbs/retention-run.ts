import { sweepDesk } from '@/server/storage/desk-folder';
import { clockDoubt, keepMoment } from '@/server/storage/queries/clock';
import { overdue, retain } from '@/server/submissions/retention/retain';
import { momentText } from '@/server/submissions/views/dates';
import { scrubbed } from '../scrubbed';
import { refusal, reply, verb } from '../verb';

export const retentionRun = verb({
  name: 'retention run',
  help: { pl: 'usuwa to, czego czas przechowywania minął', en: 'erases what has been kept for its time' },
  example: { pl: 'retention run', en: 'retention run' },
  options: {
    yes: {
      help: {
        pl: 'także wtedy, gdy zegar się przesunął: godzina jest dobra',
        en: 'also where the clock has leapt: the time is right',
      },
    },
  },
  async run(desk, { yes }) {
    const { storage, now, words, locale } = desk;
    const doubt = yes ? null : await clockDoubt(storage, now);
    if (doubt) {
      const moments = { now: momentText(now, locale), seen: momentText(doubt.seen, locale) };
      return refusal(words('studio.retention.doubted', moments));
    }
    const erased = await retain(storage, now);
    await keepMoment(storage, now);
    sweepDesk(desk.settings().dataFolder, now);
    const kept = await overdue(storage, now);
    const lines = [
      words('studio.retention.done', erased),
      ...(kept > 0 ? [words('studio.retention.kept', { kept })] : []),
    ];
    return scrubbed(desk, reply(lines.join('\n'), { ...erased, kept }));
  },
});
