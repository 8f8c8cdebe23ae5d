import { limits } from '@/server/platform/limits';
import type { PhotoFacts, Submission } from '@/server/storage/queries/read';
import type { Description, Entry } from '@/server/submissions/kind';
import type { Unwritten } from '@/server/submissions/letters-for';
import { momentText } from '@/server/submissions/views/dates';
import { plain } from '@/server/submissions/views/say';
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
export function sentText({ reference }: Submission, { heading, sections }: Description): string {
  const said = sections.flatMap(([, entries]) => entries);
  return plain(section(`${heading} ${reference}`, said).join('\n'));
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
