import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isPostgres } from '../tables';

/** `moment` and `bytes` are the column types that have different names in the two databases. */
const tables = `
create table submissions (
  id text primary key,
  kind text not null,
  reference text not null unique,
  language text not null,
  fields text not null,
  folded text not null,
  content_hash text not null,
  created_at moment not null,
  read_at moment,
  email text,
  quarantine text,
  order_id text references submissions (id) on delete cascade,
  last_state text
);
create table photos (
  id text primary key,
  submission_id text not null references submissions (id) on delete cascade,
  position integer not null,
  name text not null,
  width integer not null,
  height integer not null,
  sha256 text not null,
  bytes bytes not null,
  constraint photos_in_order unique (submission_id, position)
);
create table reference_counters (year integer primary key, last integer not null);
create table idempotency (
  kind text not null,
  key text not null,
  submission_id text not null references submissions (id) on delete cascade,
  created_at moment not null,
  constraint idempotency_once primary key (kind, key)
);
create table letters (
  id text primary key,
  submission_id text not null references submissions (id) on delete cascade,
  kind text not null,
  part integer not null,
  parts integer not null,
  photos text not null,
  content text,
  to_address text,
  message_id text not null unique,
  state text not null,
  attempts integer not null,
  next_at moment not null,
  leased_until moment,
  last_code text,
  created_at moment not null,
  sent_at moment,
  constraint letters_once unique (submission_id, kind, part)
);
create table order_links (
  submission_id text primary key references submissions (id) on delete cascade,
  token text not null,
  token_hash text not null unique,
  created_at moment not null
);
create table order_events (
  submission_id text not null references submissions (id) on delete cascade,
  position integer not null,
  type text not null,
  state text,
  sender text,
  promised text,
  data text not null,
  at moment not null,
  constraint order_events_in_order primary key (submission_id, position)
);
create table order_pictures (
  submission_id text not null,
  position integer not null,
  width integer not null,
  height integer not null,
  sha256 text not null,
  bytes bytes not null,
  constraint order_pictures_once primary key (submission_id, position),
  constraint order_pictures_of_event foreign key (submission_id, position)
    references order_events (submission_id, position) on delete cascade
);
create table order_files (
  id text primary key,
  submission_id text not null references submissions (id) on delete cascade,
  position integer not null,
  bytes integer not null,
  sha256 text not null,
  constraint order_files_once unique (submission_id, position)
);
create table erased_orders (reference text primary key, received_at moment not null, grosze integer, payments text not null);
create table gone_works (
  work_id integer primary key,
  state text not null,
  at moment not null,
  reference text,
  grosze integer
);
create table retention_nights (night text primary key, waits_until text not null);
create table desk_devices (
  id text primary key,
  secret_hash text not null unique,
  name text not null,
  language text not null,
  created_at moment not null,
  used_at moment not null,
  lasts_ms moment not null
);
create table desk_links (
  secret_hash text primary key,
  created_at moment not null,
  used_at moment,
  mailed integer not null
)`;

const indexes = `
create index submissions_by_time on submissions (created_at);
create index submissions_by_email on submissions (email);
create index submissions_by_content on submissions (kind, content_hash, created_at);
create index submissions_by_order on submissions (order_id);
create index submissions_by_state on submissions (quarantine, order_id, kind, read_at, last_state, id);
create index submissions_by_kind on submissions (kind, created_at, order_id, id);
create index letters_due on letters (state, next_at);
create index letters_by_address on letters (to_address, created_at);
create index idempotency_by_submission on idempotency (submission_id);
create index idempotency_by_time on idempotency (created_at);
create index order_events_by_state on order_events (state, at);
create index order_events_by_type on order_events (type, sender, submission_id, position);
create index order_events_by_promise on order_events (promised, submission_id)`;

/** The tables, with indexes by which ten years of submissions are listed without a look into what was written. */
export const createTables: Migration = {
  async up(db: Kysely<unknown>) {
    const [moment, bytes, end] = isPostgres(db) ? ['bigint', 'bytea', ''] : ['integer', 'blob', ' strict'];
    const typed = tables.replaceAll(' moment', ` ${moment}`).replaceAll(' bytes not', ` ${bytes} not`);
    // STRICT, because SQLite would otherwise accept a text in a number's column
    for (const table of typed.split(';')) await sql.raw(table + end).execute(db);
    for (const index of indexes.split(';')) await sql.raw(index).execute(db);
  },
};
