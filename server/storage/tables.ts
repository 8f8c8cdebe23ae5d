import type { Kysely } from 'kysely';
import type { Locale } from '@/i18n/locales';

/** What is kept, one row for each thing a visitor sent. Moments are milliseconds since 1970. */
type Submissions = {
  id: string;
  kind: string;
  reference: string;
  language: Locale;
  /** JSON, of the kind's own shape, with a version. */
  fields: string;
  /** Always null: keys have a table of their own. SQLite cannot drop a column that is part of a constraint. */
  idempotency_key: string | null;
  content_hash: string;
  created_at: number;
  read_at: number | null;
  /** The writer's address in the form that is compared, to find a person's own. */
  email: string | null;
  /** Why it is held back from the letters, or null (TRUST-19). */
  quarantine: string | null;
};

/** The photos that came along, as the JPEG we made of them. `name` is as sent and only ever shown. */
type Photos = {
  id: string;
  submission_id: string;
  position: number;
  name: string;
  width: number;
  height: number;
  sha256: string;
  bytes: Buffer;
};

/** The last running number given in a year. */
type ReferenceCounters = { year: number; last: number };

/** Which submission a browser's key stands for. */
type Idempotency = { kind: string; key: string; submission_id: string; created_at: number };

export type LetterKind = 'artist' | 'buyer';
export type LetterState = 'waiting' | 'leased' | 'sent' | 'parked';

/** The outbox. A letter is put together when it leaves; here stands only which, to whom and how far it got. */
type Letters = {
  id: string;
  submission_id: string;
  kind: LetterKind;
  part: number;
  parts: number;
  /** JSON: the positions of the photos that it carries. Null in letters from before this was written down. */
  photos: string | null;
  /** A buyer's address as it is compared. Null: to the artist, wherever the configuration says that day. */
  to_address: string | null;
  message_id: string;
  state: LetterState;
  attempts: number;
  /** Not before. */
  next_at: number;
  leased_until: number | null;
  /** Of the last failure: a number of SMTP or an error's code, never the raw answer. */
  last_code: string | null;
  created_at: number;
  sent_at: number | null;
};

export type Tables = {
  submissions: Submissions;
  photos: Photos;
  reference_counters: ReferenceCounters;
  idempotency: Idempotency;
  letters: Letters;
};
export type Storage = Kysely<Tables>;
