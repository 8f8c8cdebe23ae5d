import { z } from 'zod';
import type { FormName } from '@/domain/api';
import type { Problem } from '@/domain/problems';
import type { Locale } from '@/i18n/locales';
import type { FileRules } from './received';

/** What a request brought, its texts by their names. */
export type Received = Readonly<{
  fields: Readonly<Record<string, string>>;
  /** How many photos came along. */
  photos: number;
  /** What the request says of itself, before its fields are checked. */
  language: Locale;
}>;

/** Ready to be kept: `fields` as it is stored, `photos` how many of the sent ones belong to it. */
export type Parsed = Readonly<
  { ok: true; language: Locale; fields: object; photos: number } | { ok: false; problem: Problem }
>;

/** A label and its answer, and what the artist should know about it. */
export type Entry = readonly [label: string, text: string, note?: string];

/** A submission in words: its heading, a row of a list, and every answer with its label. */
export type Description = Readonly<{
  heading: string;
  /** For a letter: what kind of thing it is about where there are several, and the sender's initials where there is a name. */
  subject: readonly string[];
  row: Readonly<{ what: string; name: string; price: string }>;
  sections: readonly (readonly [heading: string, entries: readonly Entry[]])[];
}>;

/**
 * One kind of submission: all that differs from kind to kind. `Stored` is what is kept of it, as JSON in the column
 * `fields`; `stored` reads it back, older versions too.
 */
export type SubmissionKind<Stored = unknown> = Readonly<{
  /** The last word of its address. */
  path: FormName;
  /** The largest body, in bytes. */
  bodyBytes: number;
  /** Null where no file comes along: then the body is JSON. */
  files: FileRules | null;
  parse: (received: Received) => Parsed;
  stored: z.ZodType<Stored>;
  /** @returns the moment before which all has been kept for its time, in ms (TRUST-23) */
  keptSince: (now: number) => number;
  /** Whether its sender is sent a confirmation; the artist always gets a letter. */
  isConfirmed: boolean;
  heading: (locale: Locale) => string;
  describe(stored: Stored, locale: Locale): Description;
}>;

/**
 * What is kept of a submission.
 * @param fields its stored JSON
 * @throws where a newer version of this program wrote it
 */
export function readStored<Stored>(
  { stored, path }: Pick<SubmissionKind<Stored>, 'stored' | 'path'>,
  fields: string,
): Stored {
  const read = stored.safeParse(JSON.parse(fields));
  if (!read.success) throw new Error(`${path}: what is stored cannot be read: ${z.prettifyError(read.error)}`);
  return read.data;
}
