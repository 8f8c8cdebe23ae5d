import type { Selectable } from 'kysely';
import type { Storage, Tables } from '../tables';

export type GoneWork = Selectable<Tables['gone_works']>;

/** Undefined where the original is available, or where only content says that it is gone. */
export const goneWork = (storage: Storage, work: number): Promise<GoneWork | undefined> =>
  storage.selectFrom('gone_works').selectAll().where('work_id', '=', work).executeTakeFirst();

export async function keepGone(storage: Storage, gone: GoneWork): Promise<void> {
  await storage
    .insertInto('gone_works')
    .values(gone)
    .onConflict((conflict) => conflict.column('work_id').doUpdateSet(gone))
    .execute();
}

export async function forgetGone(storage: Storage, work: number): Promise<void> {
  await storage.deleteFrom('gone_works').where('work_id', '=', work).execute();
}

export const goneTo = (storage: Storage, references: readonly string[]): Promise<GoneWork[]> =>
  storage.selectFrom('gone_works').selectAll().where('reference', 'in', references).orderBy('at', 'desc').execute();
