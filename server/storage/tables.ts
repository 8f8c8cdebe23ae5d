import { type Kysely, PostgresAdapter } from 'kysely';
import type { OrderEvent } from '@/domain/order/events';
import type { OrderState } from '@/domain/order/states';
import type { Locale } from '@/i18n/locales';

/** Times are milliseconds since 1970. */
type Submissions = {
  id: string;
  kind: string;
  reference: string;
  language: Locale;
  /** JSON with a version, in the kind's own schema. */
  fields: string;
  /** `searchedIn` of the fields. */
  folded: string;
  content_hash: string;
  created_at: number;
  read_at: number | null;
  /** The sender's e-mail as `comparedEmail` gives it, to find everything of one person. */
  email: string | null;
  /** Why it is held back from the letters, or null (TRUST-19). */
  quarantine: string | null;
  /** The order that it is about. */
  order_id: string | null;
  /** What its last event set; null where that set none. */
  last_state: OrderState | null;
};

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

type ReferenceCounters = { year: number; last: number };

type Idempotency = { kind: string; key: string; submission_id: string; created_at: number };

/** `update`: about one event of an order. `reply`: by the artist's hand. `opening`: that a service is open again. */
export type LetterKind = 'artist' | 'buyer' | 'update' | 'reply' | 'opening';
export type LetterState = 'waiting' | 'leased' | 'sent' | 'parked';

/** The outbox. A letter's text is made when it is sent, unless the artist wrote it. */
type Letters = {
  id: string;
  submission_id: string;
  kind: LetterKind;
  /** Of an update: the position of its event. */
  part: number;
  parts: number;
  /** JSON: the positions of the attached photos. */
  photos: string;
  /** JSON of a `LetterText`, as the artist wrote it or read it before it left. */
  content: string | null;
  /** Null: to the artist, at the address that is configured when the letter is sent. */
  to_address: string | null;
  message_id: string;
  state: LetterState;
  attempts: number;
  /** The earliest time of the next attempt. */
  next_at: number;
  leased_until: number | null;
  /** Of the last failure: an SMTP number or an error code, never the raw answer. */
  last_code: string | null;
  created_at: number;
  sent_at: number | null;
};

/** The token is stored because letters contain it; `token_hash`, its SHA-256, is looked up. */
type OrderLinks = { submission_id: string; token: string; token_hash: string; created_at: number };

/**
 * `data`: JSON of an `OrderEvent`; what is searched for is a column. `type`: `undone`, and `state`: null, once it was taken
 * back; `sender`: of a message; `promised`: a day, `2026-12-24`.
 */
type OrderEvents = {
  submission_id: string;
  position: number;
  type: OrderEvent['type'] | 'undone';
  state: OrderState | null;
  sender: 'buyer' | 'studio' | null;
  promised: string | null;
  data: string;
  at: number;
};

/** For the books. `grosze`: what was agreed; `payments`: JSON of `ErasedPayment`s. */
type ErasedOrders = { reference: string; received_at: number; grosze: number | null; payments: string };

/** An original that is gone, whatever site visitors see. `reference`: of the order with which it went. */
type GoneWorks = {
  work_id: number;
  state: 'sold' | 'reserved';
  at: number;
  reference: string | null;
  grosze: number | null;
};

type OrderPictures = {
  submission_id: string;
  position: number;
  width: number;
  height: number;
  sha256: string;
  bytes: Buffer;
};

/** `id`: the file's name in the folder beside the database. */
type OrderFiles = { id: string; submission_id: string; position: number; bytes: number; sha256: string };

/** One row. `waits_until`: nothing is erased before, as after a jump of the clock. */
type RetentionNights = { night: string; waits_until: string };

/** `secret_hash`: SHA-256 of the cookie's value. A device is forgotten `lasts_ms` after it was last used. */
type DeskDevices = {
  id: string;
  secret_hash: string;
  name: string;
  language: Locale;
  created_at: number;
  used_at: number;
  lasts_ms: number;
};

/** Makes a device known, once. `mailed`: 1 where it left by letter, 2 where another letter was asked for meanwhile. */
type DeskLinks = { secret_hash: string; created_at: number; used_at: number | null; mailed: number };

export type Tables = {
  submissions: Submissions;
  photos: Photos;
  reference_counters: ReferenceCounters;
  idempotency: Idempotency;
  letters: Letters;
  order_links: OrderLinks;
  order_events: OrderEvents;
  order_pictures: OrderPictures;
  order_files: OrderFiles;
  erased_orders: ErasedOrders;
  gone_works: GoneWorks;
  retention_nights: RetentionNights;
  desk_devices: DeskDevices;
  desk_links: DeskLinks;
};
export type Storage = Kysely<Tables>;

/** For the few SQL statements that differ between the two databases. */
export const isPostgres = (storage: Pick<Storage, 'getExecutor'>): boolean =>
  storage.getExecutor().adapter instanceof PostgresAdapter;
