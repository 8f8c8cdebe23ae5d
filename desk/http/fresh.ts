import type { Storage } from '@/server/storage/tables';

export async function freshCount(storage: Storage): Promise<number> {
  const { n } = await storage
    .selectFrom('submissions')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('read_at', 'is', null)
    .where('quarantine', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(n);
}
