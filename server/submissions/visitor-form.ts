import { z } from 'zod';
import { artist } from '@/content/artist';
import type { FormKind } from '@/domain/api';
import { checks, type FormFieldSpec, letterFields } from '@/domain/forms/forms';
import { lengthIn } from '@/domain/order/size';
import { holdProblems, isClosedForm } from '@/domain/shop/availability';
import { formatPrice } from '@/domain/shop/price-format';
import { cleanText } from '@/domain/text';
import type { Locale } from '@/i18n/locales';
import { translator } from '@/messages/translator';
import { limits } from '../platform/limits';
import type {
  Confirmation,
  Description,
  Entry,
  OrderCard,
  Parsed,
  Received,
  StoredSubmission,
  SubmissionKind,
} from './kind';
import { initials, letterNote } from './views/say';

const stored = z.looseObject({ version: z.literal(1) }).catchall(z.union([z.string(), z.number()]));
export type StoredForm = z.infer<typeof stored>;

/** Neither stored nor a line of a letter. */
const isLeftOpen = (form: Readonly<Record<string, unknown>>, { id, hint }: FormFieldSpec): boolean =>
  hint === 'order.fields.optional' && !form[id];

/** Repeats the browser's checks. */
const parseForm =
  (kind: FormKind) =>
  ({ fields, photos, language }: Received): Parsed => {
    if (isClosedForm(kind)) return { ok: false, problem: { code: holdProblems.closed } };
    const checked = checks[kind](fields, photos);
    if (!checked.ok) return checked;
    const { foto, ...texts } = { foto: 0, ...checked.value };
    const open = letterFields(kind).filter((field) => isLeftOpen(texts, field));
    const answered = Object.entries(texts).filter(([name]) => !open.some(({ id }) => id === name));
    const form: StoredForm = { version: 1, ...Object.fromEntries(answered) };
    return { ok: true, language, fields: form, photos: foto };
  };

// a lesson type is stored as it was sent, so it is cleaned for the terminal here
const answerIn = (form: StoredForm, id: string): string => cleanText(String(form[id] ?? '')) || '-';

const fieldsIn = (form: StoredForm, kind: FormKind): readonly FormFieldSpec[] =>
  letterFields(kind).filter((field) => !isLeftOpen(form, field));

/** Of a wall, as the dialog named it; else empty. */
function sumIn({ squareMetres, grosze }: StoredForm, locale: Locale): string {
  if (typeof grosze !== 'number') return '';
  const area = lengthIn(Number(squareMetres), locale);
  return translator(locale)('orders.wall.sum', { area, price: formatPrice(grosze, locale) });
}

/** The subject holds nothing that was typed. */
function confirmForm(form: StoredForm, kind: FormKind, locale: Locale, reference: string): Confirmation {
  const t = translator(locale);
  const what = t(`studio.forms.${kind}`);
  const sum = sumIn(form, locale);
  return {
    subject: t('letter.copy.subject', { what: what.toLowerCase(), reference, studio: artist.studio[locale] }),
    thanks: t('letter.copy.thanks', { reference }),
    heading: `${what} ${reference}`,
    lines: [
      ...fieldsIn(form, kind).map(({ id, label }) => ({ label: t(label), text: answerIn(form, id), isTyped: true })),
      ...(sum ? [{ label: t('order.price'), text: sum }] : []),
    ],
    sections: [],
    next: t('letter.copy.next', { days: artist.replyWorkingDays }),
    notYou: t('letter.copy.notYou'),
  };
}

function describeForm(form: StoredForm, kind: FormKind, locale: Locale): Description {
  const t = translator(locale);
  const heading = t(`studio.forms.${kind}`);
  const entries = fieldsIn(form, kind).map(({ id, label }): Entry => {
    const text = answerIn(form, id);
    return id === 'email' ? [t(label), text, letterNote(text, locale)] : [t(label), text];
  });
  const sum = sumIn(form, locale);
  return {
    heading,
    subject: [initials(String(form.name ?? ''))],
    row: { what: heading, name: String(form.name ?? form.email), price: sum },
    sections: [[t('studio.content'), sum ? [...entries, [t('order.price'), sum]] : entries]],
  };
}

/** A form of the home page. @param card where it is an order: what its private page shows */
export const visitorForm = (kind: FormKind, card: ((form: StoredForm, locale: Locale) => OrderCard) | null = null) =>
  ({
    path: kind,
    bodyBytes: limits.smallFormBody,
    files: null,
    parse: parseForm(kind),
    stored: stored.transform(
      (form): StoredSubmission => ({
        email: typeof form.email === 'string' ? form.email : null,
        describe: (locale) => describeForm(form, kind, locale),
        confirm: (locale, reference) => confirmForm(form, kind, locale, reference),
        order: card && ((locale) => card(form, locale)),
      }),
    ),
    retainedSince: (now) => now - limits.retention.formMs,
  }) satisfies SubmissionKind;
