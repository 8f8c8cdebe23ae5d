import type { Storage } from '@/server/storage/tables';

/** Has everything read and every letter sent: only then may it be erased after its time. */
export async function dealtWith(storage: Storage): Promise<void> {
  await storage.updateTable('submissions').set({ read_at: 0 }).execute();
  await storage.updateTable('letters').set({ state: 'sent' }).execute();
}
