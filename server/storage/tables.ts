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
  idempotency_key: string | null;
  content_hash: string;
  created_at: number;
  read_at: number | null;
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

export type Tables = { submissions: Submissions; photos: Photos; reference_counters: ReferenceCounters };
export type Storage = Kysely<Tables>;
