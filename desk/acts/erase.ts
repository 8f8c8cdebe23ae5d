import { limits } from '@/domain/limits';
import { dropFiles } from '@/server/storage/delivered';
import { folded } from '@/server/storage/queries/folded';
import { erasePerson } from '@/server/storage/queries/person';
import { submissionBy } from '@/server/storage/queries/read';
import { scrub } from '@/server/storage/sqlite/scrub';
import { storedIn } from '@/server/submissions/kinds';
import { line, readFields } from '../form/kinds';
import { personOf } from '../person';
import { type Act, changed, done, type Label, refused, textIn } from './act';

/** What is typed so that nothing is erased by a slip: the last word of a name; where one cannot type it, the number. */
export function eraseFields(name: string, reference: string) {
  const word = name.trim().split(/\s+/).at(-1) ?? '';
  const asked = /^[\p{L}\p{N}'’-]+$/u.test(word) ? word : reference;
  const label: Label = (words) => words('desk.erase.typed', { asked });
  const clean = (typed: string) => (folded(typed).trim() === folded(asked) ? asked : null);
  return { name: line(label, limits.text.name, { clean, wrong: label }) };
}

export const erase: Act = async ({ storage, locale, effects, now }, form, { reference = '' }) => {
  const submission = await submissionBy(storage, reference);
  if (!submission) return changed;
  const name = storedIn(submission)?.describe(locale).row.name ?? '';
  const { read } = readFields(eraseFields(name, submission.reference), form, now);
  if (!read.isRight()) return refused(read.problems);
  const ids = (await personOf(storage, submission)).map(({ id }) => id);
  // only what the page named
  const erased = await erasePerson(storage, ids, (going) => going.toSorted().join(' ') === textIn(form, 'going'));
  if (!erased) return changed;
  await dropFiles(storage, effects.deliveredFolder(), erased.files);
  const isScrubbed = await scrub(storage);
  return done('/inbox', (words) =>
    [
      words('desk.erase.erased', { erased: erased.erased }),
      erased.stay > 0 && words('desk.erase.stayed', { stay: erased.stay }),
      !isScrubbed && words('desk.erase.tonight'),
    ]
      .filter(Boolean)
      .join(' '),
  );
};
