import type { DatedEvent } from '@/domain/order/events';
import { limits } from '@/server/platform/limits';
import type { PhotoFacts, Submission } from '@/server/storage/queries/read';
import type { Description, Entry } from '@/server/submissions/kind';
import type { Unwritten } from '@/server/submissions/letters-for';
import { momentText, plain } from '@/server/submissions/views/say';
import { historyEntries } from './history';
import { entry, oneLine } from './terminal';
import type { Language } from './verb';

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
export function showText(
  submission: Submission,
  { heading, sections }: Pick<Description, 'heading' | 'sections'>,
  { photos, events }: { photos: readonly PhotoFacts[]; events: readonly DatedEvent[] },
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
    ...(events.length > 0 ? section(words('studio.status.history'), historyEntries(events, desk)) : []),
  ];
  return plain(lines.join('\n'));
}

/** That its sender was not written to, and why; nothing where they were. */
export function unwrittenText(
  { reference }: Pick<Submission, 'reference'>,
  unwritten: Unwritten | null,
  { words }: Pick<Language, 'words'>,
): readonly string[] {
  if (unwritten === null) return [];
  return ['', words(`studio.unwritten.${unwritten}`, { reference, n: limits.letters.perDayAndBuyer })];
}
