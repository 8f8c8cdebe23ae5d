import type { Locale } from '@/i18n/locales';
import { contact } from './contact';
import { customPainting } from './custom-painting';
import { type Description, readStored, type SubmissionKind } from './kind';
import { lessons } from './lessons';
import { shopOrder } from './shop-order';

/** Every kind of submission, by the name that is stored with it. One more is a file beside these and a line here. */
export const kinds = {
  'shop-order': shopOrder,
  contact,
  'registration-lessons': lessons,
  orders: customPainting,
} as const satisfies Record<string, SubmissionKind>;

/** What a visitor can send, as it is stored. */
export type Kind = keyof typeof kinds;

export const kindNames = Object.keys(kinds) as readonly Kind[];

/** @throws for a kind that this version does not know: the inbox of a newer one */
export function kindOf(name: string): SubmissionKind {
  const kind = Object.hasOwn(kinds, name) ? (kinds as Readonly<Record<string, SubmissionKind>>)[name] : undefined;
  if (!kind) throw new Error(`a submission of the kind ${name}`);
  return kind;
}

/**
 * A stored submission in words.
 * @throws where a newer version of this program wrote it
 */
export function describe({ kind, fields }: Readonly<{ kind: string; fields: string }>, locale: Locale): Description {
  const known = kindOf(kind);
  return known.describe(readStored(known, fields), locale);
}
