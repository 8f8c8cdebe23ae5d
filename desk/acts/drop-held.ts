import { type Act, changed, done } from './act';

export const dropHeld: Act = async ({ storage }, _, { reference = '' }) => {
  const { numDeletedRows } = await storage
    .deleteFrom('submissions')
    .where('reference', '=', reference)
    .where('quarantine', 'is not', null)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 0n ? changed : done('/inbox', 'desk.answer.dropped');
};
