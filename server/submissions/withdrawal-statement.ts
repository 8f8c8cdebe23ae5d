import { z } from 'zod';
import { artist } from '@/content/artist';
import { withdrawalStatements } from '@/domain/api';
import {
  checkWithdrawal,
  confirmation,
  type WithdrawalStatement,
  withdrawalFields,
} from '@/domain/forms/withdrawal-statement';
import type { Locale } from '@/i18n/locales';
import { translator } from '@/messages/translator';
import { limits } from '../platform/limits';
import { orderByToken } from '../storage/queries/order-link';
import { comparedEmail } from '../storage/queries/person';
import { submissionBy } from '../storage/queries/read';
import type { Confirmation, ConfirmedLine, Description, Entry, StoredSubmission, SubmissionKind } from './kind';
import { shopOrder } from './shop-order';
import { momentText } from './views/dates';
import { initials, letterNote } from './views/say';

const stored = z.looseObject({
  version: z.literal(1),
  email: z.string(),
  order: z.string(),
  full_name: z.string(),
  what: z.string(),
  isFromPage: z.optional(z.literal(true)),
  /** Number and e-mail were those of an order, whose e-mail may be corrected later. */
  isMatched: z.optional(z.literal(true)),
});

const reference = /\d{4}-\d{4,}-[a-z]\d/i;

export const referenceIn = (typed: string): string | undefined => reference.exec(typed)?.[0].toUpperCase();

export const isFromPage = (fields: unknown): boolean => stored.safeParse(fields).data?.isFromPage === true;

/** Whoever made it had the link or the e-mail of the order that it names. */
export const isLinked = (fields: unknown): boolean =>
  isFromPage(fields) || stored.safeParse(fields).data?.isMatched === true;

/** As typed; null where this version cannot read the statement. */
export const orderNamedIn = (fields: unknown): string | null => stored.safeParse(fields).data?.order ?? null;

export function withdrawalLines(
  statement: WithdrawalStatement,
  locale: Locale,
): readonly (ConfirmedLine & Readonly<{ id: string }>)[] {
  const t = translator(locale);
  return withdrawalFields.map(({ id, label }) => {
    const text = statement[id as keyof WithdrawalStatement];
    return { id, label: t(label), text: text || t('withdrawal.whole'), isTyped: text !== '' };
  });
}

function describe(statement: WithdrawalStatement, locale: Locale): Description {
  const t = translator(locale);
  const heading = t('studio.forms.withdrawal-statements');
  const { full_name } = statement;
  const entries = withdrawalLines(statement, locale).map(
    ({ id, label, text }): Entry => (id === 'email' ? [label, text, letterNote(text, locale)] : [label, text]),
  );
  return {
    heading,
    subject: [initials(full_name)],
    row: { what: heading, name: full_name, price: '' },
    sections: [[t('studio.content'), entries]],
  };
}

function confirm(statement: WithdrawalStatement, locale: Locale, reference: string, at: number): Confirmation {
  const t = translator(locale);
  return {
    subject: t('withdrawal.letter.subject', { reference, studio: artist.studio[locale] }),
    thanks: t('withdrawal.received', { moment: momentText(at, locale) }),
    heading: t('withdrawal.letter.heading', { reference }),
    lines: withdrawalLines(statement, locale),
    sections: [],
    next: t('withdrawal.letter.next', { days: artist.replyWorkingDays }),
    notYou: t('withdrawal.letter.notYou'),
  };
}

/** Article 11a of 2011/83/EU. No answer says whether there is such an order: a stranger must not learn it. */
export const withdrawalStatement = {
  path: withdrawalStatements,
  bodyBytes: limits.smallFormBody,
  files: null,
  neverHeld: true,
  parse({ fields, language }) {
    const checked = checkWithdrawal(fields);
    if (!checked.ok) return checked;
    if (fields[confirmation.name] !== confirmation.value)
      return { ok: false, problem: { code: 'withdrawal.unconfirmed' } };
    const { token } = fields;
    return { ok: true, language, fields: { version: 1, ...checked.value, ...(token && { token }) }, photos: 0 };
  },
  /** Number and e-mail can be guessed: only who holds the order's link ends something by the statement alone. */
  async follow(sent, storage) {
    const { token, ...statement } = sent as z.infer<typeof stored> & { token?: string };
    const order = await submissionBy(storage, referenceIn(statement.order) ?? '');
    const isFromPage = token && order ? (await orderByToken(storage, token))?.id === order.id : false;
    const isMatched = order?.email === comparedEmail(statement.email);
    const known = { ...(isFromPage && { isFromPage }), ...(isMatched && { isMatched }) };
    return { fields: { ...statement, ...known } satisfies z.infer<typeof stored> };
  },
  stored: stored.transform(
    (statement): StoredSubmission => ({
      email: statement.email,
      describe: (locale) => describe(statement, locale),
      confirm: (locale, reference, at) => confirm(statement, locale, reference, at),
      order: null,
    }),
  ),
  // it belongs to the accounts of its order
  retainedSince: shopOrder.retainedSince,
  sent(locale, { at, isWritten }) {
    const t = translator(locale);
    return {
      heading: t('withdrawal.sent'),
      always: t('withdrawal.received', { moment: momentText(at, locale) }),
      text: t(isWritten ? 'withdrawal.receipt' : 'withdrawal.keep'),
    };
  },
} satisfies SubmissionKind;
