import { type DatabaseLocation, openStorage } from '@/server/storage/open';

/** The ids of all stored submissions; a site may use the storage at the same time. */
export async function keptIds(place: DatabaseLocation): Promise<readonly string[]> {
  const storage = await openStorage(place);
  const rows = await storage.selectFrom('submissions').select('id').execute();
  await storage.destroy();
  return rows.map(({ id }) => id);
}
