import { z } from 'zod';
import { limits } from '@/server/platform/limits';
import type { StoredSubmission, SubmissionKind } from '@/server/submissions/kind';

const day = 24 * 60 * 60 * 1000;
const stored = z.object({ version: z.literal(1), who: z.string(), seats: z.string() });
const bytes = limits.photo.bytes;

/** A kind of submission that the site does not have: all that one has to say of itself. */
export const workshop = {
  path: 'workshop',
  bodyBytes: limits.customOrderBody,
  files: { field: 'sketch', count: 1, bytes, totalBytes: bytes },
  parse: ({ fields: { who = '', seats = '' }, photos, language }) =>
    who
      ? { ok: true, language, fields: { version: 1, who, seats } satisfies z.infer<typeof stored>, photos }
      : { ok: false, problem: { code: 'email.required', field: 'who' } },
  stored: stored.transform(
    ({ who, seats }): StoredSubmission => ({
      email: who,
      describe: () => ({
        heading: 'Warsztat',
        subject: ['malarstwo'],
        row: { what: 'Warsztat', name: who, price: '' },
        sections: [['Treść', [['Miejsca', seats]]]],
      }),
      confirm: (locale, reference) => ({
        subject: `Workshop ${reference} (${locale})`,
        thanks: 'Thank you for your place.',
        heading: 'Your place',
        lines: [{ label: 'Seats', text: seats, isTyped: true }],
        sections: [],
        next: 'Bring an apron.',
        notYou: 'Not you?',
      }),
      order: null,
    }),
  ),
  keptSince: (now) => now - 7 * day,
  sent: () => ({ heading: 'Sent', text: 'Thank you', keep: null }),
} satisfies SubmissionKind;
