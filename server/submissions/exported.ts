import { stateOf } from '@/domain/order/status';
import { holding } from '@/domain/order/undo';
import type { Locale } from '@/i18n/locales';
import type { Translator } from '@/messages/translator';
import { lettersOf } from '../storage/queries/letters';
import { eventsOf } from '../storage/queries/order-events';
import { photoFactsOf, type Submission } from '../storage/queries/read';
import type { Storage } from '../storage/tables';
import { jsonIn, storedIn } from './kinds';
import { plain } from './views/say';

export const iso = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

export async function exported(
  { storage, locale, words }: Readonly<{ storage: Storage; locale: Locale; words: Translator }>,
  row: Submission,
) {
  const { id, kind, reference, language, fields, created_at, read_at, quarantine: held } = row;
  const stored = storedIn(row);
  const { heading = words('studio.unreadable.row'), sections = [] } = stored?.describe(locale) ?? {};
  const photos = await photoFactsOf(storage, id);
  const letters = await lettersOf(storage, id);
  const events = await eventsOf(storage, id);
  return {
    id,
    kind,
    reference,
    language,
    received: iso(created_at),
    read: iso(read_at),
    held,
    heading,
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
