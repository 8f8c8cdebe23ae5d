import { artist } from '@/content/artist';
import { openingNotices } from '@/domain/api';
import { isMailbox } from '@/domain/contact-hints';
import { type NoticeSubject, noticePath } from '@/domain/forms/opening-notice';
import { translator } from '@/messages/translator';
import type { LetterEffects } from '../storage/effects';
import { type LetterText, writeLetters } from '../storage/queries/new-letters';
import { markRead, type Submission } from '../storage/queries/read';
import type { Storage } from '../storage/tables';
import { jsonIn } from '../submissions/kinds';
import { subjectIn } from '../submissions/opening-notice';
import { dateText } from '../submissions/views/dates';
import { plain } from '../submissions/views/say';

/** Whoever asked, can get a letter and was not written to yet. */
export type Waiting = Submission & Readonly<{ email: string }>;

export async function waitingFor(storage: Storage, about: NoticeSubject): Promise<readonly Waiting[]> {
  const asked = await storage
    .selectFrom('submissions')
    .selectAll()
    .where('kind', '=', openingNotices)
    .where('quarantine', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('letters')
            .select('letters.id')
            .whereRef('letters.submission_id', '=', 'submissions.id')
            .where('letters.kind', '=', 'opening'),
        ),
      ),
    )
    .orderBy('created_at')
    .execute();
  return asked.filter((one): one is Waiting => subjectIn(jsonIn(one.fields)) === about && isMailbox(one.email ?? ''));
}

/** `siteUrl`: without a slash at its end. */
export function openingLetter(
  { language, created_at }: Pick<Waiting, 'language' | 'created_at'>,
  about: NoticeSubject,
  siteUrl: string,
): LetterText {
  const t = translator(language);
  const what = t(`notice.subjects.${about}`);
  const studio = artist.studio[language];
  const text = [
    t('letter.answer.hello'),
    t('notice.opened.text', { what, date: dateText(created_at, language) }),
    `${siteUrl}${noticePath(about, language)}`,
    t('notice.opened.once'),
    `${t('letter.answer.regards')}\n${artist.name}\n${studio}`,
  ].join('\n\n');
  return { subject: plain(t('notice.opened.subject', { what, studio })), text: `${plain(text)}\n` };
}

/** @returns how many letters wait to be sent */
export async function tellOpening(
  storage: Storage,
  about: NoticeSubject,
  { siteUrl, ...sender }: LetterEffects & Readonly<{ siteUrl: string }>,
): Promise<number> {
  const waiting = await waitingFor(storage, about);
  for (const one of waiting) {
    const { id, email: to } = one;
    const letter = { kind: 'opening', to, content: openingLetter(one, about, siteUrl) } as const;
    await writeLetters(storage, [letter], { ...sender, id, at: sender.now() });
    await markRead(storage, id, sender.now());
  }
  return waiting.length;
}
