import type { Submission } from '@/server/storage/queries/read';
import { storedIn } from '@/server/submissions/kinds';

/** Letters without their marks: `Żółw` and `zolw` are the same. `ł` is a letter of its own, which no form takes apart. */
const bare = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l').replace(/\s+/g, ' ');

/** Everything that the artist reads of it, and its number. */
function textOf(submission: Submission): string {
  const { reference, email, fields } = submission;
  const description = storedIn(submission)?.describe('pl');
  if (!description) return [reference, email, fields].join('\n');
  const { heading, row, sections } = description;
  const answers = sections.flatMap(([, entries]) => entries.map(([, text]) => text));
  return [reference, email, heading, ...Object.values(row), ...answers].join('\n');
}

/** @returns whether a submission holds all of what was typed, in any of its answers */
export function searchFor(typed: string): (submission: Submission) => boolean {
  const parts = bare(typed).split(' ').filter(Boolean);
  return (submission) => {
    const text = bare(textOf(submission));
    return parts.length > 0 && parts.every((part) => text.includes(part));
  };
}
