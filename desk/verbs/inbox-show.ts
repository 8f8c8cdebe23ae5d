import { holding } from '@/domain/order/undo';
import { limits } from '@/server/platform/limits';
import { lettersOf } from '@/server/storage/queries/letters';
import { eventsOf } from '@/server/storage/queries/order-events';
import { tokenOf } from '@/server/storage/queries/order-link';
import { markRead, type PhotoFacts, photoFactsOf, type Submission } from '@/server/storage/queries/read';
import { writtenTo } from '@/server/storage/queries/replies';
import type { Description, Entry } from '@/server/submissions/kind';
import { storedIn } from '@/server/submissions/kinds';
import { type Unwritten, unwrittenOf } from '@/server/submissions/letters-for';
import { momentText } from '@/server/submissions/views/dates';
import { plain } from '@/server/submissions/views/say';
import { exported } from '../exported';
import { historyEntries } from '../history';
import { linkOf, standingText } from '../order';
import { withReadable } from '../submission';
import { entry, iso, oneLine } from '../terminal';
import { type Language, reference, reply, verb } from '../verb';

const section = (heading: string, entries: readonly Entry[]): readonly string[] => [
  '',
  heading,
  ...entries.flatMap(([label, text, note]) => entry(label, note ? `${text}\n(${note})` : text)),
];

const photoEntry = ({ position, name, width, height, size }: PhotoFacts): Entry => [
  `${position}. ${width} × ${height} px`,
  `${Math.max(1, Math.round(size / 1024))} KiB, ${oneLine(name) || '-'}`,
];

function photoSection(
  reference: string,
  photos: readonly PhotoFacts[],
  { words }: Pick<Language, 'words'>,
): readonly string[] {
  if (photos.length === 0) return [];
  const hint = `  ${words('studio.savePhotos', { reference })}`;
  return [...section(words('studio.photos'), photos.map(photoEntry)), hint];
}

/** One message in full, every answer with its label. */
function showText(
  submission: Submission,
  { heading, sections }: Pick<Description, 'heading' | 'sections'>,
  { photos, history }: { photos: readonly PhotoFacts[]; history: readonly Entry[] },
  desk: Language,
): string {
  const { reference, created_at, language } = submission;
  const { words, locale } = desk;
  const when: readonly Entry[] = [
    [words('studio.received'), momentText(created_at, locale)],
    [words('studio.language'), words(`studio.languages.${language}`)],
  ];
  const lines = [
    `${heading} ${reference}`,
    ...when.flatMap(([label, text]) => entry(label, text)),
    ...sections.flatMap(([title, entries]) => section(title, entries)),
    ...photoSection(reference, photos, desk),
    ...(history.length > 0 ? section(words('studio.status.history'), history) : []),
  ];
  return plain(lines.join('\n'));
}

/** What a buyer sent about an order, below that order. */
function sentText({ reference }: Submission, { heading, sections }: Description): string {
  const said = sections.flatMap(([, entries]) => entries);
  return plain(section(`${heading} ${reference}`, said).join('\n'));
}

/** That its sender was not written to, and why; nothing where they were. */
function unwrittenText(
  { reference }: Pick<Submission, 'reference'>,
  unwritten: Unwritten | null,
  { words }: Pick<Language, 'words'>,
): readonly string[] {
  if (unwritten === null) return [];
  return ['', words(`studio.unwritten.${unwritten}`, { reference, n: limits.letters.perDayAndBuyer })];
}

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
        ...(await exported(desk, submission)),
        ...{ link, unwritten },
        letters: letters.map(({ at, sent_at, content }) => ({
          at: iso(at),
          sent: iso(sent_at),
          ...JSON.parse(content),
        })),
      };
      return reply(lines.join('\n'), data);
    }),
});
