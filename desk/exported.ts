import { stateOf } from '@/domain/order/status';
import { holding } from '@/domain/order/undo';
import { lettersOf } from '@/server/storage/queries/letters';
import { eventsOf } from '@/server/storage/queries/order-events';
import { photoFactsOf, type Submission } from '@/server/storage/queries/read';
import { jsonIn, storedIn } from '@/server/submissions/kinds';
import { plain } from '@/server/submissions/views/say';
import { iso } from './terminal';
import type { Desk } from './verb';

/** All that is stored of a submission but the photos themselves, for programs; labels in the desk's language. */
export async function exported(
  { storage, locale, words }: Pick<Desk, 'storage' | 'locale' | 'words'>,
  row: Submission,
) {
  const { id, kind, reference, language, fields, created_at, read_at, quarantine: held } = row;
  const stored = storedIn(row);
  const { heading = words('studio.unreadable.row'), sections = [] } = stored?.describe(locale) ?? {};
  const photos = await photoFactsOf(storage, id);
  const letters = await lettersOf(storage, id);
  const events = await eventsOf(storage, id);
  return {
    ...{ id, kind, reference, language, received: iso(created_at), read: iso(read_at), held, heading },
    fields: jsonIn(fields),
    labels: sections.flatMap(([, entries]) =>
      entries.map(([label, value]) => ({ label: plain(label), value: plain(value) })),
    ),
    ...(stored === null && { unreadable: words('studio.unreadable.text', { kind }) }),
    photos: photos.map(({ id: _, submission_id: __, ...facts }) => facts),
    state: stored?.order ? stateOf({ receivedAt: created_at, readAt: read_at, events: holding(events) }) : null,
    history: events.map(({ at, ...event }) => ({ at: iso(at), ...event })),
    letters: letters.map(({ kind, part, state, sent_at }) => ({ kind, part, state, sent: iso(sent_at) })),
  };
}
