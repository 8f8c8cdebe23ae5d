import { hash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Storage, Tables } from '../tables';

export type Submission = Selectable<Tables['submissions']>;
export type PhotoFacts = Omit<Selectable<Tables['photos']>, 'bytes'> & Readonly<{ size: number }>;

export function submissions(storage: Storage): Promise<Submission[]> {
  return storage
    .selectFrom('submissions')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('reference', 'desc')
    .execute();
}

export function submissionBy(storage: Storage, reference: string): Promise<Submission | undefined> {
  const typed = reference.trim().toUpperCase();
  return storage.selectFrom('submissions').selectAll().where('reference', '=', typed).executeTakeFirst();
}

/** Of a letter or photo. There always is one: the tables have a foreign key. */
export const submissionOf = (storage: Storage, id: string): Promise<Submission> =>
  storage.selectFrom('submissions').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

const facts = (storage: Storage) =>
  storage
    .selectFrom('photos')
    .select(['id', 'submission_id', 'position', 'name', 'width', 'height', 'sha256'])
    .select(({ fn }) => fn<number>('length', ['bytes']).as('size'))
    .orderBy('submission_id')
    .orderBy('position');

export const photoFactsOf = (storage: Storage, id: string): Promise<PhotoFacts[]> =>
  facts(storage).where('submission_id', '=', id).execute();

type Photo = Readonly<{ position: number; name: string; bytes: Buffer }>;

export async function photosOf(storage: Storage, id: string, positions?: readonly number[]): Promise<Photo[]> {
  if (positions?.length === 0) return [];
  return storage
    .selectFrom('photos')
    .select(['position', 'name', 'bytes'])
    .where('submission_id', '=', id)
    .$if(positions !== undefined, (query) => query.where('position', 'in', positions ?? []))
    .orderBy('position')
    .execute();
}

/** The positions whose bytes cannot be read, or are not those that were stored. */
export async function damagedIn(
  storage: Storage,
  table: 'photos' | 'order_pictures',
  id: string,
): Promise<ReadonlySet<number>> {
  const pictures = storage.selectFrom(table).where('submission_id', '=', id);
  const damaged = new Set<number>();
  for (const { position, sha256 } of await pictures.select(['position', 'sha256']).execute()) {
    // one by one: a page of the database that is lost is one picture's
    const stored = await pictures
      .where('position', '=', position)
      .select('bytes')
      .executeTakeFirst()
      .catch(() => undefined);
    if (!stored || hash('sha256', stored.bytes) !== sha256) damaged.add(position);
  }
  return damaged;
}

/** With an order what was sent about it; later readings change nothing. */
export async function markRead(storage: Storage, id: string, at: number): Promise<void> {
  await storage
    .updateTable('submissions')
    .set({ read_at: at })
    .where(({ or, eb }) => or([eb('id', '=', id), eb('order_id', '=', id)]))
    .where('read_at', 'is', null)
    .execute();
}
