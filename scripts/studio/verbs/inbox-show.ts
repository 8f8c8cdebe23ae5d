import { markRead, photoFactsOf } from '@/server/storage/queries/read';
import { storedIn } from '@/server/submissions/kinds';
import { reference } from '../arguments';
import { exported } from '../inbox-export';
import { showText } from '../inbox-show';
import { unreadable, withSubmission } from '../submission';
import { refusal, reply, verb } from '../verb';

export const inboxShow = verb({
  name: 'inbox show',
  help: {
    pl: 'jedno zgłoszenie w całości (oznacza jako przeczytane)',
    en: 'one message in full (marks it as read)',
  },
  example: { pl: 'inbox show 2026-0042-K7', en: 'inbox show 2026-0042-K7' },
  arguments: { reference },
  run: (desk, given) =>
    withSubmission(desk, given.reference, async (submission) => {
      const photos = await photoFactsOf(desk.storage, submission.id);
      const stored = storedIn(submission);
      if (!stored) return refusal(unreadable(desk, submission));
      const text = showText(submission, stored.describe(desk.locale), photos, desk);
      await markRead(desk.storage, submission.id, desk.now);
      return reply(text, exported(submission, photos, desk));
    }),
});
