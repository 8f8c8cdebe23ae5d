import { erasePerson } from '@/server/storage/queries/person';
import { submissionBy } from '@/server/storage/queries/read';
import { storedIn } from '@/server/submissions/kinds';
import { release as accept } from '@/server/submissions/release';
import { type Act, changed, done } from './act';

export const release: Act = async ({ storage, effects, locale }, _, { reference = '' }) => {
  const submission = await submissionBy(storage, reference);
  const stored = submission && storedIn(submission);
  if (!submission || !stored || !(await accept(storage, submission, effects))) return changed;
  const isOrder = stored.order?.(locale) !== undefined;
  return done(`/${isOrder ? 'orders' : 'inbox'}/${submission.reference}`, 'desk.answer.released');
};

export const dropHeld: Act = async ({ storage }, _, { reference = '' }) => {
  const submission = await submissionBy(storage, reference);
  if (!submission?.quarantine) return changed;
  const erased = await erasePerson(storage, [submission.id]);
  return erased?.erased ? done('/inbox', 'desk.answer.dropped') : changed;
};
