import { type Act, changed } from './act';

/** Deletes what is held back, with its photos: what was accepted meanwhile stays. */
export const dropHeld: Act = async ({ storage }, _, { reference = '' }) => {
  const { numDeletedRows } = await storage
    .deleteFrom('submissions')
    .where('reference', '=', reference)
    .where('quarantine', 'is not', null)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) return changed;
  return { ok: true, happened: (words) => words('desk.answer.dropped'), to: '/inbox' };
};
