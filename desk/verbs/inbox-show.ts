import { lettersOf } from '@/server/storage/queries/letters';
import { eventsOf } from '@/server/storage/queries/order-events';
import { tokenOf } from '@/server/storage/queries/order-link';
import { markRead, photoFactsOf } from '@/server/storage/queries/read';
import { unwrittenOf } from '@/server/submissions/letters-for';
import { reference } from '../arguments';
import { historyData } from '../history';
import { exported } from '../inbox-export';
import { showText, unwrittenText } from '../inbox-show';
import { linkOf } from '../order';
import { withReadable } from '../submission';
import { reply, verb } from '../verb';

export const inboxShow = verb({
  name: 'inbox show',
  help: {
    pl: 'jedno zgłoszenie w całości (oznacza jako przeczytane)',
    en: 'one message in full (marks it as read)',
  },
  example: { pl: 'inbox show 2026-0042-K7', en: 'inbox show 2026-0042-K7' },
  arguments: { reference },
  run: (desk, given) =>
    withReadable(desk, given.reference, async (submission, stored) => {
      const photos = await photoFactsOf(desk.storage, submission.id);
      const events = await eventsOf(desk.storage, submission.id);
      const token = await tokenOf(desk.storage, submission.id);
      const link = token === null ? null : linkOf(submission, token);
      const text = showText(submission, stored.describe(desk.locale), { photos, events }, desk);
      const page = link === null ? [] : ['', desk.words('studio.status.page', { link })];
      await markRead(desk.storage, submission.id, desk.now);
      const letters = await lettersOf(desk.storage, submission.id);
      const unwritten = unwrittenOf(stored, { quarantine: submission.quarantine, letters });
      const data = { ...exported(submission, photos, desk), history: historyData(events), link, unwritten };
      return reply([text, ...unwrittenText(submission, unwritten, desk), ...page].join('\n'), data);
    }),
});
