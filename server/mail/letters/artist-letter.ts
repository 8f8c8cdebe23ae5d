import { isMailbox } from '@/domain/contact-hints';
import type { PhotoFacts, Submission } from '../../storage/queries/read';
import type { Entry } from '../../submissions/kind';
import { readable } from '../../submissions/kinds';
import { momentText } from '../../submissions/views/dates';
import { plain, words } from '../../submissions/views/say';

/**
 * One of the letters that a submission is split into: its number, their count, its photos, and photos too large for any
 * letter.
 */
export type Part = Readonly<{ part: number; parts: number; photos: number; tooLarge: readonly PhotoFacts[] }>;

/** A text of several lines is indented below its label, so that none of its lines can be taken for a label. */
function line([label, text, note]: Entry): string {
  const answer = note ? `${text} (${note})` : text;
  return text.includes('\n') ? `${label}:\n${answer.replace(/^(?=.)/gm, '  ')}\n` : `${label}: ${answer}`;
}

const facts = ({ created_at, language }: Submission): readonly Entry[] => [
  [words('studio.received'), momentText(created_at, 'pl')],
  [words('studio.language'), words(`studio.languages.${language}`)],
];

function photoLines({ reference }: Submission, { part, parts, photos, tooLarge }: Part): readonly string[] {
  return [
    ...(photos > 0 ? [words('letter.photos', { n: photos })] : []),
    ...(parts > 1 ? [words('letter.morePhotos', { part, parts })] : []),
    ...tooLarge.map(({ position }) => words('letter.tooLarge', { position, reference })),
  ];
}

/** The subject line. Of a name that the visitor typed it contains two letters at most. */
export function artistSubject(submission: Submission, { part, parts }: Part): string {
  const { heading, subject } = readable(submission).describe('pl');
  const about = [...subject, parts > 1 ? words('letter.part', { part, parts }) : ''].filter(Boolean);
  const head = words('letter.subject', { what: heading, reference: submission.reference });
  return plain(about.length > 0 ? `${head}: ${about.join(', ')}` : head);
}

/** Every answer of the submission with its label, in Polish, as the inbox shows it. */
export function artistText(submission: Submission, part: Part): string {
  const { reference, email } = submission;
  const { heading, sections } = readable(submission).describe('pl');
  const blocks = [
    [`${heading} ${reference}`, ...facts(submission).map(line)],
    ...sections.map(([title, entries]) => [title.toUpperCase(), ...entries.map(line)]),
    photoLines(submission, part),
    [words(email && isMailbox(email) ? 'letter.reply' : 'letter.noReply')],
  ];
  return plain(
    blocks
      .filter((block) => block.length > 0)
      .map((block) => block.join('\n'))
      .join('\n\n'),
  );
}
