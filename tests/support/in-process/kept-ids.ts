import { openStorage, type Place } from '@/server/storage/open';

/** The ids of everything that is kept, beside whatever process serves the site meanwhile. */
export async function keptIds(place: Place): Promise<readonly string[]> {
  const storage = await openStorage(place);
  const rows = await storage.selectFrom('submissions').select('id').execute();
  await storage.destroy();
  return rows.map(({ id }) => id);
}
