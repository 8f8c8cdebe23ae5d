import type { Listed } from '@/server/storage/queries/listed';
import type { Submission } from '@/server/storage/queries/read';
import { found, keepSearchTexts, withoutSearchText } from '@/server/storage/queries/search';
import type { Storage } from '@/server/storage/tables';
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

/** So many are read at once. */
const batch = 500;

/** Reads what came since the last search, in the words that the artist sees: no database knows them. */
async function readNew(storage: Storage): Promise<void> {
  for (;;) {
    const missing = await withoutSearchText(storage, batch);
    if (missing.length === 0) return;
    const texts = missing.map((submission) => ({ id: submission.id, text: bare(textOf(submission)) }));
    await keepSearchTexts(storage, texts);
  }
}

/** @returns what holds all of what was typed, in any of its answers */
export async function search(storage: Storage, typed: string): Promise<readonly Listed[]> {
  const parts = bare(typed).split(' ').filter(Boolean);
  if (parts.length === 0) return [];
  await readNew(storage);
  return found(storage, parts);
}
