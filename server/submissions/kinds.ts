import { openingNotices, withdrawalStatements } from '@/domain/api';
import type { Locale } from '@/i18n/locales';
import { byHand } from './by-hand';
import { customPainting } from './custom-painting';
import type { StoredKind, StoredSubmission, SubmissionKind } from './kind';
import { openingNotice } from './opening-notice';
import { orderReply } from './order-reply';
import { shopOrder } from './shop-order';
import { visitorForm } from './visitor-form';
import { withdrawalStatement } from './withdrawal-statement';

/** By the name that is stored with a submission. */
export const kinds = {
  'shop-order': shopOrder,
  contact: visitorForm('contact'),
  'registration-lessons': visitorForm('registration-lessons'),
  orders: customPainting,
  [openingNotices]: openingNotice,
  [withdrawalStatements]: withdrawalStatement,
  'order-reply': orderReply,
} as const satisfies Record<string, SubmissionKind>;

export const storedKinds: Readonly<Record<string, StoredKind>> = { ...kinds, 'by-hand': byHand };

export type Kind = keyof typeof kinds;

/** A reply is written on the page of its order. */
export type PlainKind = Exclude<Kind, 'order-reply'>;

export const isKind = (name: string): name is Kind => Object.hasOwn(kinds, name);

export const kindNames = (): readonly Kind[] => Object.keys(kinds).filter(isKind);

type Row = Readonly<{ kind: string; fields: string }>;

/** A text that is no JSON stays a text, which no kind reads. */
export function jsonIn(column: string): unknown {
  try {
    return JSON.parse(column);
  } catch {
    return column;
  }
}

/** A list asks for the same several times. */
function inEach<Text>(textIn: (locale: Locale) => Text): (locale: Locale) => Text {
  const texts: Partial<Record<Locale, Text>> = {};
  return (locale) => {
    texts[locale] ??= textIn(locale);
    return texts[locale];
  };
}

/** Null where a newer version has written it. */
export function storedIn({ kind, fields }: Row): StoredSubmission | null {
  const known = Object.hasOwn(storedKinds, kind) ? storedKinds[kind] : undefined;
  const stored = known?.stored.safeParse(jsonIn(fields)).data;
  return stored ? { ...stored, describe: inEach(stored.describe), order: stored.order && inEach(stored.order) } : null;
}

/** @throws where this version cannot read it */
export function readable(row: Row): StoredSubmission {
  const stored = storedIn(row);
  if (!stored) throw new Error(`a submission of the kind ${row.kind} that this version cannot read`);
  return stored;
}
