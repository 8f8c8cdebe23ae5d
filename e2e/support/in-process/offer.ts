import { undoMs } from '@/domain/order/undo';
import { effects as ownEffects } from '@/server/storage/effects';
import { openExisting } from '@/server/storage/open';
import { submissionBy } from '@/server/storage/queries/read';
import { changeOrder } from '@/server/submissions/change-order';

const fourteenDays = 14 * 24 * 60 * 60 * 1000;

/**
 * An offer of 1450 zł, on the storage of the site under test, as the buyer has it once it can no longer be taken back.
 * @param waits in ms from now; less than nothing: it has expired
 */
export async function offer(
  reference: string,
  { dataFolder = process.env.E2E_DATA_DIR ?? '', waits = fourteenDays } = {},
): Promise<void> {
  const storage = await openExisting({ dataFolder, databaseUrl: null });
  const order = await submissionBy(storage, reference);
  if (!order) throw new Error(`there is no order ${reference}`);
  const terms = { delivery: 3_000, deposit: 43_500, arrives: '2099-12-14', reason: '' };
  const event = {
    type: 'offer',
    grosze: 145_000,
    by: '2099-12-10',
    until: Date.now() + waits,
    note: 'Szkic za trzy dni.',
    terms,
  } as const;
  const effects = { ...ownEffects, storage: async () => storage, now: () => Date.now() - undoMs };
  await changeOrder(storage, order, { event, tellsBuyer: true, mayHappen: () => true }, effects);
  await storage.destroy();
}
