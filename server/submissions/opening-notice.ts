import { z } from 'zod';
import { artist } from '@/content/artist';
import { openingNotices } from '@/domain/api';
import {
  checkOpeningNotice,
  type NoticeSubject,
  noticeSubjects,
  type OpeningNotice,
} from '@/domain/forms/opening-notice';
import type { Locale } from '@/i18n/locales';
import { translator } from '@/messages/translator';
import { limits } from '../platform/limits';
import type { Confirmation, Description, StoredSubmission, SubmissionKind } from './kind';
import { letterNote } from './views/say';

const stored = z.looseObject({ version: z.literal(1), email: z.string(), service: z.enum(noticeSubjects) });

/** Null where this version cannot read the notice. */
export const subjectIn = (fields: unknown): NoticeSubject | null => stored.safeParse(fields).data?.service ?? null;

function describe({ email, service }: OpeningNotice, locale: Locale): Description {
  const t = translator(locale);
  const heading = t('studio.forms.opening-notices');
  const what = t(`notice.subjects.${service}`);
  const note = letterNote(email, locale);
  return {
    heading,
    subject: [what],
    row: { what: heading, name: email, price: '' },
    sections: [
      [
        t('studio.content'),
        [
          [t('notice.letter.what'), what],
          [t('form.email'), email, note],
        ],
      ],
    ],
  };
}

function confirm({ service }: OpeningNotice, locale: Locale, reference: string): Confirmation {
  const t = translator(locale);
  const what = t(`notice.subjects.${service}`);
  return {
    subject: t('notice.letter.subject', { reference, what, studio: artist.studio[locale] }),
    thanks: t('notice.letter.thanks'),
    heading: t('notice.letter.heading', { reference }),
    lines: [{ label: t('notice.letter.what'), text: what }],
    sections: [],
    next: t('notice.letter.next'),
    notYou: t('notice.letter.notYou'),
  };
}

/** A request for an e-mail when a closed service opens again (SHOP-9). */
export const openingNotice = {
  path: openingNotices,
  bodyBytes: limits.smallFormBody,
  files: null,
  parse: ({ fields, language }) => {
    const checked = checkOpeningNotice(fields);
    if (!checked.ok) return checked;
    return { ok: true, language, fields: { version: 1, ...checked.value } satisfies z.infer<typeof stored>, photos: 0 };
  },
  stored: stored.transform(
    (notice): StoredSubmission => ({
      email: notice.email,
      describe: (locale) => describe(notice, locale),
      confirm: (locale, reference) => confirm(notice, locale, reference),
      order: null,
    }),
  ),
  retainedSince: (now) => now - limits.retention.formMs,
  sent: (locale) => ({ heading: translator(locale)('notice.sent'), text: translator(locale)('notice.thanks') }),
} satisfies SubmissionKind;
