import { z } from 'zod';
import { artist } from '@/content/artist';
import type { Locale } from '@/i18n/locales';
import { translator } from '@/messages/translator';
import type { LetterText } from '../../storage/queries/new-letters';
import type { Submission } from '../../storage/queries/read';
import { readable } from '../../submissions/kinds';
import { dateText } from '../../submissions/views/dates';
import { plain } from '../../submissions/views/say';
import { typedLine } from './letter-content';

const content = z.object({ subject: z.string(), text: z.string() });

/** @throws where nothing was written */
export const writtenIn = (column: string | null): LetterText => content.parse(JSON.parse(column ?? 'null'));

/** Without the submission that is repeated below the signature. */
export const wordsIn = (column: string): string => writtenIn(column).text.split(/^-- $/m)[0]?.trim() ?? '';

/** @throws where this version cannot read the submission */
export function replyWith(words: string, submission: Submission): LetterText {
  const { language: locale, reference, created_at } = submission;
  const t = translator(locale);
  const { heading, sections } = readable(submission).describe(locale);
  const { name, phone } = artist;
  const sent = sections.map(([title, entries]) =>
    [title.toUpperCase(), ...entries.map(([label, text]) => typedLine(label, text))].join('\n'),
  );
  const about = t('letter.answer.about', { what: heading, reference, date: dateText(created_at, locale) });
  const text = [
    t('letter.answer.hello'),
    words.trim(),
    [t('letter.answer.regards'), name, artist.studio[locale], ...(phone ? [phone] : [])].join('\n'),
    `-- \n${about}`,
    ...sent,
  ].join('\n\n');
  const subject = t('letter.answer.subject', { what: heading, reference, studio: artist.studio[locale] });
  return { subject: plain(subject), text: plain(text) };
}

/** As given to `replyWith`. */
export function ownWordsIn(column: string, locale: Locale): string {
  const t = translator(locale);
  const whole = wordsIn(column);
  const hello = plain(`${t('letter.answer.hello')}\n\n`);
  const end = whole.lastIndexOf(plain(`\n\n${t('letter.answer.regards')}\n`));
  return whole.startsWith(hello) && end !== -1 ? whole.slice(hello.length, end) : whole;
}
