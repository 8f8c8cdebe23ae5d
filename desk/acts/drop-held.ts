import { type Act, changed } from './act';

export const dropHeld: Act = async ({ storage }, _, { reference = '' }) => {
  const { numDeletedRows } = await storage
    .deleteFrom('submissions')
    .where('reference', '=', reference)
    .where('quarantine', 'is not', null)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) return changed;
  return { ok: true, happened: (words) => words('desk.answer.dropped'), to: '/inbox' };
};
