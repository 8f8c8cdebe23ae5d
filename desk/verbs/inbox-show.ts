import { holding } from '@/domain/order/undo';
import { lettersOf } from '@/server/storage/queries/letters';
import { eventsOf } from '@/server/storage/queries/order-events';
import { tokenOf } from '@/server/storage/queries/order-link';
import { markRead, photoFactsOf } from '@/server/storage/queries/read';
import { writtenTo } from '@/server/storage/queries/replies';
import { storedIn } from '@/server/submissions/kinds';
import { unwrittenOf } from '@/server/submissions/letters-for';
import { reference } from '../arguments';
import { historyData, historyEntries } from '../history';
import { exported } from '../inbox-export';
import { sentText, showText, unwrittenText } from '../inbox-show';
import { linkOf, standingText } from '../order';
import { iso } from '../printable';
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
    withReadable(desk, given.reference, async (submission, stored, asked) => {
      const { storage, words, now, locale } = desk;
      const { id, created_at: receivedAt, quarantine } = submission;
      const photos = await photoFactsOf(storage, id);
      const events = await eventsOf(storage, id);
      const letters = await writtenTo(storage, id);
      const token = await tokenOf(storage, id);
      const link = token === null ? null : linkOf(submission, token);
      const history = historyEntries({ events, letters }, desk);
      const text = showText(submission, stored.describe(locale), { photos, history }, desk);
      // of what was asked for by a number of its own, the order's history has not all
      const said = asked.id === id ? null : storedIn(asked)?.describe(locale);
      await markRead(storage, id, now);
      const unwritten = unwrittenOf(stored, { quarantine, letters: await lettersOf(storage, id) });
      const lines = [
        text,
        ...(said ? [sentText(asked, said)] : []),
        ...unwrittenText(submission, unwritten, desk),
        ...(link === null ? [] : ['', words('studio.status.page', { link })]),
        ...(stored.order ? [standingText({ receivedAt, readAt: now, events: holding(events) }, desk)] : []),
      ];
      const data = {
        ...exported(submission, photos, desk),
        ...{ history: historyData(events), link, unwritten },
        letters: letters.map(({ at, sent_at, content }) => ({
          at: iso(at),
          sent: iso(sent_at),
          ...JSON.parse(content),
        })),
      };
      return reply(lines.join('\n'), data);
    }),
});
