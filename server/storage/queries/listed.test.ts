import { planOf } from '@/e2e/support/in-process/query-plan';
import { openStudio } from '@/e2e/support/in-process/studio';
import { mayWait } from './listed';
import { promisedFor } from './order-events';

test('what waits is found by what its row says: of the events only those of buyers who asked something are read', async () => {
  const { storage, close } = await openStudio();
  const which = { answered: ['contact'], never: ['opening-notices'] };
  const steps = await planOf(storage, (storage) => mayWait(storage, which));
  expect(steps.filter((step) => / (submissions|question) /.test(step))).toEqual([
    expect.stringContaining('SEARCH submissions USING INDEX submissions_by_state (quarantine=? AND order_id=?'),
    expect.stringContaining('SEARCH question USING COVERING INDEX order_events_by_type (type=? AND sender=?'),
  ]);
  expect((await planOf(storage, (storage) => promisedFor(storage, ['2026-12'])))[0]).toContain(
    'order_events_by_promise',
  );
  await close();
});
