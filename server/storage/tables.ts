import { type Kysely, PostgresAdapter } from 'kysely';
import type { OrderEvent } from '@/domain/order/events';
import type { OrderState } from '@/domain/order/states';
import type { Locale } from '@/i18n/locales';

/** One row for each thing that a visitor sent. Times are milliseconds since 1970. */
type Submissions = {
  id: string;
  kind: string;
  reference: string;
  language: Locale;
  /** JSON with a version, in the kind's own schema. */
  fields: string;
  /** What a search looks at: `searchedIn` of the fields. */
  folded: string;
  content_hash: string;
  created_at: number;
  read_at: number | null;
  /** The sender's e-mail as `comparedEmail` gives it, to find everything of one person. */
  email: string | null;
  /** Why it is held back from the letters, or null (TRUST-19). */
  quarantine: string | null;
  /** The order that it is about and goes with; null: it stands by itself. */
  order_id: string | null;
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

/** The submission that was stored for a browser's key. */
type Idempotency = { kind: string; key: string; submission_id: string; created_at: number };

/**
 * `update`: informs the buyer of one event of the order. `reply`: what the artist wrote to the sender. `opening`: that what the sender asked
 * to be told about is open again.
 */
export type LetterKind = 'artist' | 'buyer' | 'update' | 'reply' | 'opening';
export type LetterState = 'waiting' | 'leased' | 'sent' | 'parked';

/** The outbox. A letter's text is made when it is sent, unless the artist wrote it; a row has its kind, recipient and state. */
type Letters = {
  id: string;
  submission_id: string;
  kind: LetterKind;
  /** Of an update: the position of its event. */
  part: number;
  parts: number;
  /** JSON: the positions of the attached photos. */
  photos: string;
  /** JSON of a `LetterText`, as the artist wrote it or read it before it left. Null: the text is made when it is sent. */
  content: string | null;
  /** A buyer's address. Null: to the artist, at the address that is configured when the letter is sent. */
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

/**
 * The link to an order's private page. The token is stored because letters contain it; `token_hash`, its SHA-256, is what is
 * looked up.
 */
type OrderLinks = { submission_id: string; token: string; token_hash: string; created_at: number };

/**
 * What happened to an order. `data`: JSON, an `OrderEvent`, whose facts that are searched for are columns: `type`, `undone` once it was
 * taken back; `state` that it leads to, null once it was taken back; `sender` of a message; the day `promised`, `2026-12-24`.
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

/**
 * What stays of an order that was erased, for the books: its number, when it came, what was agreed in grosze, and its payments,
 * as JSON of `ErasedPayment`s.
 */
type ErasedOrders = { reference: string; received_at: number; grosze: number | null; payments: string };

/**
 * An original that is sold or reserved, whatever site visitors see. `reference`: of the order with which it went; `grosze`: what was
 * paid for it.
 */
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

/** A file for a buyer, handed over with an event. `id`: its name in the folder beside the database. */
type OrderFiles = { id: string; submission_id: string; position: number; bytes: number; sha256: string };

/** The last night of retention, and until when it erases nothing, as after a jump of the clock; one row. */
type RetentionNights = { night: string; waits_until: string };

/**
 * A device that the desk knows. `secret_hash`: SHA-256 of its cookie's value. It is forgotten `lasts_ms` after it was last used.
 * `notice`: JSON, what the last act did, until a page has shown it.
 */
type DeskDevices = {
  id: string;
  secret_hash: string;
  name: string;
  language: Locale;
  created_at: number;
  used_at: number;
  lasts_ms: number;
};

/** A link that makes a device known, once. `secret_hash`: SHA-256 of what stands in its address; `mailed`: 1 where it left by letter, 2 where another letter was asked for meanwhile. */
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
