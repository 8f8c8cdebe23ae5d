import { z } from 'zod';
import { holdProblems, pauseOfForm } from '@/domain/availability';
import { isMailbox } from '@/domain/contact-hints';
import { checks } from '@/domain/forms/forms';
import type { FormKind } from '@/domain/forms/kinds';
import { cleanText } from '@/domain/text';
import type { Locale } from '@/i18n/locales';
import { translator } from '@/messages/translator';
import { limits } from '../platform/limits';
import type { Description, Entry, Parsed, Received, StoredSubmission, SubmissionKind } from './kind';
import { initials } from './views/initials';

const labels = {
  email: 'form.email',
  name: 'form.name',
  phone: 'form.phone',
  text: 'form.text',
  width: 'form.width',
  height: 'form.height',
  lessons_type: 'form.lesson',
} as const;
type FieldName = keyof typeof labels;

/** A form of the home page as it is kept: its checked fields by their names in the request. */
const stored = z.looseObject({ version: z.literal(1) }).catchall(z.union([z.string(), z.number()]));
type StoredForm = z.infer<typeof stored>;

/** Whether the service takes anything, the checks of the browser once more, then what is kept. */
const parseForm =
  (kind: FormKind) =>
  ({ fields, photos, language }: Received): Parsed => {
    const pause = pauseOfForm(kind);
    if (pause) return { ok: false, problem: { code: holdProblems[pause] } };
    const checked = checks[kind](fields, photos);
    if (!checked.ok) return checked;
    const { foto, ...texts } = { foto: 0, ...checked.value };
    return { ok: true, language, fields: { version: 1, ...texts } satisfies StoredForm, photos: foto };
  };

function entryOf(form: StoredForm, name: FieldName, locale: Locale): Entry {
  const t = translator(locale);
  // a lesson type is kept as it was sent, so it is cleaned for the terminal here
  const text = cleanText(String(form[name] ?? '')) || '-';
  const entry = [t(labels[name]), text] as const;
  return name === 'email' ? [...entry, t(isMailbox(text) ? 'studio.letter.yes' : 'studio.letter.no')] : entry;
}

type Shape = Readonly<{ kind: FormKind; fields: readonly FieldName[] }>;

function describeForm(form: StoredForm, { kind, fields }: Shape, locale: Locale): Description {
  const t = translator(locale);
  const heading = t(`studio.forms.${kind}`);
  return {
    heading,
    subject: [initials(String(form.name ?? ''))],
    row: { what: heading, name: String(form.name ?? form.email), price: '' },
    sections: [[t('studio.content'), fields.map((name) => entryOf(form, name, locale))]],
  };
}

/** What the three forms of the home page have in common. `fields`: as the artist reads them. */
export const visitorForm = (kind: FormKind, fields: readonly FieldName[]) =>
  ({
    path: kind,
    parse: parseForm(kind),
    stored: stored.transform(
      (form): StoredSubmission => ({
        email: typeof form.email === 'string' ? form.email : null,
        describe: (locale) => describeForm(form, { kind, fields }, locale),
        confirm: null,
      }),
    ),
    keptSince: (now) => now - limits.retention.formMs,
    sent: (locale) => ({
      heading: translator(locale)('plain.sent'),
      text: translator(locale)('plain.thanks'),
      keep: null,
    }),
  }) satisfies Partial<SubmissionKind>;
