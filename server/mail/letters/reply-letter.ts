import { z } from 'zod';
import { artist } from '@/content/artist';
import { translator } from '@/messages/translator';
import type { Submission } from '../../storage/queries/read';
import type { Reply } from '../../storage/queries/replies';
import { readable } from '../../submissions/kinds';
import { dateText } from '../../submissions/views/dates';
import { plain } from '../../submissions/views/say';
import { typedLine } from './buyer-letter';

const content = z.object({ subject: z.string(), text: z.string() });
type Written = Pick<Reply, 'subject' | 'text'>;

/** @throws where nothing was written */
export const writtenIn = (column: string | null): Written => content.parse(JSON.parse(column ?? 'null'));

/** What the artist wrote, without the submission that is repeated below the signature. */
export const wordsIn = (column: string): string => writtenIn(column).text.split(/^-- $/m)[0]?.trim() ?? '';

/** Where the artist's own words go, in the sender's language; a letter that still has it is not finished. */
const placeIn = ({ language }: Pick<Submission, 'language'>): string => translator(language)('letter.answer.here');

/**
 * A letter to the sender in their language, ready but for the artist's own words, with everything that they sent.
 * @throws where this version cannot read it
 */
export function replyDraft(submission: Submission): Written {
  const { language: locale, reference, created_at } = submission;
  const t = translator(locale);
  const { heading, sections } = readable(submission).describe(locale);
  const { name, phone } = artist;
  const said = sections.map(([title, entries]) =>
    [title.toUpperCase(), ...entries.map(([label, text]) => typedLine(label, text))].join('\n'),
  );
  const about = t('letter.answer.about', { what: heading, reference, date: dateText(created_at, locale) });
  const text = [
    t('letter.answer.hello'),
    placeIn(submission),
    [t('letter.answer.regards'), name, artist.studio[locale], ...(phone ? [phone] : [])].join('\n'),
    `-- \n${about}`,
    ...said,
  ].join('\n\n');
  const subject = t('letter.answer.subject', { what: heading, reference, studio: artist.studio[locale] });
  return { subject: plain(subject), text: plain(text) };
}

/** The letter with the artist's words in their place. @throws as `replyDraft` */
export function replyWith(words: string, submission: Submission): Written {
  const { subject, text } = replyDraft(submission);
  return { subject, text: text.replace(placeIn(submission), () => words.trim()) };
}

/** A letter as a text to edit: its subject in the first line. */
export const asText = ({ subject, text }: Written, { language }: Pick<Submission, 'language'>): string =>
  `${translator(language)('letter.answer.subjectLine')}: ${subject}\n\n${text}\n`;

/** The longest label before the subject, in characters. */
const longestLabel = 20;

/** The letter in an edited text. @returns null where it is not finished */
export function letterIn(typed: string, submission: Pick<Submission, 'language'>): Written | null {
  const edited = typed.replace(/\r\n?/g, '\n').trimStart();
  const [first = '', ...rest] = edited.split('\n');
  const colon = first.indexOf(':');
  if (colon < 1 || colon > longestLabel) return null;
  const subject = first.slice(colon + 1).trim();
  const text = rest.join('\n').trim();
  const finished = subject && text && !text.includes(placeIn(submission));
  return finished ? { subject, text: `${text}\n` } : null;
}
