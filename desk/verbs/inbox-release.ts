import { randomUUID } from 'node:crypto';
import { environment } from '@/server/platform/environment';
import { storedIn } from '@/server/submissions/kinds';
import { release } from '@/server/submissions/release';
import { reference } from '../arguments';
import { unreadable, withNumber } from '../submission';
import { refusal, reply, verb } from '../verb';

export const inboxRelease = verb({
  name: 'inbox release',
  help: {
    pl: 'przyjmuje wstrzymane zgłoszenie i wysyła jego listy',
    en: 'accepts what was held back and sends its letters',
  },
  example: { pl: 'inbox release 2026-0042-K7', en: 'inbox release 2026-0042-K7' },
  arguments: { reference },
  run: (desk, given) =>
    withNumber(desk, given.reference, async (submission) => {
      if (!storedIn(submission)) return refusal(unreadable(desk, submission));
      const { storage, now, words } = desk;
      const sender = { now: () => now, uuid: randomUUID, mailHost: () => environment().mailHost };
      const released = await release(storage, submission, sender);
      const { reference: number } = submission;
      return reply(words(released ? 'studio.held.released' : 'studio.held.not', { reference: number }), {
        reference: number,
        released,
      });
    }),
});
