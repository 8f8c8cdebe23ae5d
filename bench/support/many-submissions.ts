import { randomUUID } from 'node:crypto';
import { receive } from '@/server/http/receive/receive';
import { submissions } from '@/server/storage/queries/read';
import type { Storage, Tables } from '@/server/storage/tables';
import { formRequest } from '@/tests/support/in-process/form-request';
import { orderRequest } from '@/tests/support/in-process/order-request';
import { openStudio } from '@/tests/support/in-process/studio';

type Row = Tables['submissions'];

const day = 24 * 60 * 60 * 1000;
const atOnce = 500;
const photo = Buffer.alloc(20_000, 'a photo');

/** One row of each kind, as the site itself stores it. */
async function samples(): Promise<readonly Row[]> {
  const { storage, effects, close } = await openStudio();
  await receive('shop-order', orderRequest(), effects);
  for (const kind of ['contact', 'registration-lessons', 'orders'] as const)
    await receive(kind, await formRequest(kind), effects);
  const rows = await submissions(storage);
  await close();
  return rows;
}

/** The row with this number: another kind each time, spread over the last 300 days, every third one read. */
function rowAt(index: number, rows: readonly Row[], now: number): Row {
  const like = rows[index % rows.length];
  if (!like) throw new Error('no sample was stored');
  const created_at = now - Math.floor((index * 300 * day) / 100_000);
  const email = `visitor-${index}@poczta.example`;
  const fields = like.fields.replaceAll(like.email ?? '?', email);
  const id = randomUUID();
  const read_at = index % 3 === 0 ? created_at : null;
  return { ...like, ...{ id, fields, email, created_at, read_at }, reference: `B-${index}`, content_hash: id };
}

const letterOf = ({ id, created_at }: Row): Tables['letters'] => ({
  ...{
    id,
    submission_id: id,
    kind: 'artist',
    part: 1,
    parts: 1,
    photos: null,
    content: null,
    to_address: null,
    message_id: id,
  },
  ...{ state: 'sent', attempts: 1, next_at: created_at, leased_until: null, last_code: null },
  ...{ created_at, sent_at: created_at },
});

const photoOf = ({ id }: Row): Tables['photos'] => ({
  ...{ id, submission_id: id, position: 1, name: 'a.jpg', width: 800, height: 600, sha256: id, bytes: photo },
});

/** Fills a storage with so many submissions, each with a letter that has left, every twentieth with a photo of 20 kB. */
export async function fill(storage: Storage, count: number, now: number): Promise<void> {
  const rows = await samples();
  for (let from = 0; from < count; from += atOnce) {
    const some = Array.from({ length: Math.min(atOnce, count - from) }, (_, index) => rowAt(from + index, rows, now));
    await storage.transaction().execute(async (transaction) => {
      await transaction.insertInto('submissions').values(some).execute();
      await transaction.insertInto('letters').values(some.map(letterOf)).execute();
      const withPhotos = some.filter((_, index) => index % 20 === 0);
      await transaction.insertInto('photos').values(withPhotos.map(photoOf)).execute();
    });
  }
}
